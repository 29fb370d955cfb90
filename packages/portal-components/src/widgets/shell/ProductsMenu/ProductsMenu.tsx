import { ChevronDown } from 'lucide-react'
import { lazy, nothing } from '../../../hooks/lazy'
import { LazyMenu } from '../../../parts/LazyMenu'
import { productsPath } from '../../../places/cataloguePaths'
import { isCurrentPlace } from '../../../places/placeRules'
import { usePortal } from '../../../context/PortalContext'
import { Trigger } from '../masthead.styles'
import { shellWords } from '../../../messages/shell'

const Items = lazy(async () => (await import('./ProductsMenuItems')).Menu, { fallback: nothing })

export interface ProductsMenuProps {
  /** Path of the current page, such as `/products/TIMBER`, whose items are highlighted. */
  currentPath?: string | undefined
}

/** Menu of the catalogue's three levels: categories, types and classes. */
export function ProductsMenu({ currentPath = '' }: ProductsMenuProps) {
  const { say } = usePortal()
  const isCurrent = isCurrentPlace(currentPath, productsPath())
  return (
    <LazyMenu menu={Items} currentPath={currentPath} button={Trigger} isCurrent={isCurrent}>
      {say(shellWords).products}
      <ChevronDown size={16} aria-hidden />
    </LazyMenu>
  )
}
