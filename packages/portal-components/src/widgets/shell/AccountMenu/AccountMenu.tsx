import { ChevronDown } from 'lucide-react'
import { lazyCode } from '../../../hooks/useLazyCode'
import { LateMenu } from '../../../parts/LateMenu'
import { isCurrentPlace } from '../../../places/isCurrentPlace'
import { usePortalMenus } from '../../../places/usePortalMenus'
import { usePortal } from '../../../context/PortalContext'
import { Trigger } from '../MenuTrigger.styles'
import { shellWords } from '../../../messages/shell'

const items = lazyCode(() => import('./AccountMenuItems'))

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
    <LateMenu code={items} currentPath={currentPath} button={Trigger} isCurrent={isCurrent}>
      {say(shellWords).myAccount}
      <ChevronDown size={16} aria-hidden />
    </LateMenu>
  )
}
