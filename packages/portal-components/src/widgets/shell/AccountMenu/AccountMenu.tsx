import { ChevronDown } from 'lucide-react'
import { lazy, nothing } from '../../../hooks/lazy'
import { LazyMenu } from '../../../parts/LazyMenu'
import { isCurrentPlace } from '../../../places/placeRules'
import { usePortalMenus } from '../../../places/portalMenus'
import { usePortal } from '../../../context/PortalContext'
import { Trigger } from '../MenuTrigger.styles'
import { shellWords } from '../../../messages/shell'

const Items = lazy(async () => (await import('./AccountMenuItems')).Menu, { fallback: nothing })

export interface AccountMenuProps {
  /** The path of the page shown, such as `/admin`, whose item is lit. */
  currentPath?: string | undefined
}

/** The account's places, the merchant's external links, and signing out. */
export function AccountMenu({ currentPath = '' }: AccountMenuProps) {
  const { say } = usePortal()
  const { account } = usePortalMenus()
  const isCurrent = account.some(({ to }) => isCurrentPlace(currentPath, to))
  return (
    <LazyMenu menu={Items} currentPath={currentPath} button={Trigger} isCurrent={isCurrent}>
      {say(shellWords).myAccount}
      <ChevronDown size={16} aria-hidden />
    </LazyMenu>
  )
}
