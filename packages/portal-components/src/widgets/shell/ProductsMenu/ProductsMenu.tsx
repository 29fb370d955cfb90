import { ChevronDown } from 'lucide-react'
import { lazy, nothing } from '../../../hooks/lazy'
import { LazyMenu } from '../../../parts/LazyMenu'
import { productsPath } from '../../../routes/cataloguePaths'
import { isCurrentRoute } from '../../../routes/routeRules'
import { useMessages } from '../../../context/PortalContext'
import { Trigger } from '../masthead.styles'
import { shellMessages } from '../../../messages/shell'

const Items = lazy(async () => (await import('./ProductsMenuItems')).Menu, { fallback: nothing })

export interface ProductsMenuProps {
  /** Path of the current page, such as `/products/TIMBER`, whose items are highlighted. */
  currentPath?: string | undefined
}

/** Menu of the catalogue's three levels: categories, types and classes. */
export function ProductsMenu({ currentPath = '' }: ProductsMenuProps) {
  const words = useMessages(shellMessages)
  const isCurrent = isCurrentRoute(currentPath, productsPath())
  return (
    <LazyMenu menu={Items} currentPath={currentPath} button={Trigger} isCurrent={isCurrent}>
      {words.products}
      <ChevronDown size={16} aria-hidden />
    </LazyMenu>
  )
}
