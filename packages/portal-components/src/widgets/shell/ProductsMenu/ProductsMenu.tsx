import { ChevronDown } from 'lucide-react'
import { lazy, nothing } from '../../../hooks/lazy'
import { LazyMenu } from '../../../parts/LazyMenu'
import { productsPath } from '../../../places/cataloguePaths'
import { isCurrentPlace } from '../../../places/placeRules'
import { usePortal } from '../../../context/PortalContext'
import { Trigger } from '../MenuTrigger.styles'
import { shellWords } from '../../../messages/shell'

const Items = lazy(async () => (await import('./ProductsMenuItems')).Menu, { fallback: nothing })

export interface ProductsMenuProps {
  /** The path of the page shown, such as `/products/TIMBER`, whose way through the menu is lit. */
  currentPath?: string | undefined
}

/** The catalogue's three levels as menus: categories, their types, and those types' classes. */
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
