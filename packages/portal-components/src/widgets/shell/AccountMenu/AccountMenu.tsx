import { ChevronDown } from 'lucide-react'
import { lazy, nothing } from '../../../hooks/lazy'
import { LazyMenu } from '../../../parts/LazyMenu'
import { isCurrentRoute } from '../../../routes/routeRules'
import { usePortalMenus } from '../../../routes/portalMenus'
import { useMessages } from '../../../context/PortalContext'
import { Trigger } from '../masthead.styles'
import { shellMessages } from '../../../messages/shell'

const Items = lazy(async () => (await import('./AccountMenuItems')).Menu, { fallback: nothing })

export interface AccountMenuProps {
  /** Path of the current page, such as `/admin`, whose item is highlighted. */
  currentPath?: string | undefined
}

/** Menu of the account's pages, the merchant's external links, and Sign Out. */
export function AccountMenu({ currentPath = '' }: AccountMenuProps) {
  const words = useMessages(shellMessages)
  const { account } = usePortalMenus()
  const isCurrent = account.some(({ to }) => isCurrentRoute(currentPath, to))
  return (
    <LazyMenu menu={Items} currentPath={currentPath} button={Trigger} isCurrent={isCurrent}>
      {words.myAccount}
      <ChevronDown size={16} aria-hidden />
    </LazyMenu>
  )
}
