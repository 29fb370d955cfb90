import { ChevronDown, ExternalLink } from 'lucide-react'
import { usePortal } from '../../portal/PortalContext'
import { userQuery } from '../../data/account/account'
import { useSignOut } from '../../data/cart/useSignOut'
import { isCurrentPlace } from '../../places/isCurrentPlace'
import { usePortalMenus } from '../../places/usePortalMenus'
import { currentItem } from '../../parts/currentItem'
import { HoverMenu } from '../../parts/HoverMenu'
import { Item, Menu, Popover, Separator, Trigger } from '../menu.styles'
import { Who } from './AccountMenu.styles'
import { useRead } from '../../data/useRead'

export interface AccountMenuProps {
  /** The path of the page shown, such as `/admin`, whose item is lit. */
  currentPath?: string | undefined
}

/** The account's places, the merchant's external links, and signing out. */
export function AccountMenu({ currentPath = '' }: AccountMenuProps) {
  const { client, hrefFor, messages, pace } = usePortal()
  const { account, links } = usePortalMenus()
  const user = useRead(userQuery(client))
  const signOut = useSignOut()
  const words = messages.shell
  const isCurrent = account.some(({ to }) => isCurrentPlace(currentPath, to))

  return (
    <HoverMenu pace={pace}>
      {({ popover, menu }) => (
        <>
          <Trigger aria-current={isCurrent || undefined} data-current={isCurrent || undefined}>
            {words.myAccount}
            <ChevronDown size={16} aria-hidden />
          </Trigger>
          <Popover {...popover} placement="bottom end" offset={8}>
            {user.data && (
              <Who>
                <strong>{`${user.data.firstName} ${user.data.lastName}`}</strong>
                <span>{user.data.email}</span>
              </Who>
            )}
            <Menu aria-label={words.myAccount} {...menu}>
              {account.map(({ to, word }) => (
                <Item key={to} href={hrefFor(to)} {...currentItem(isCurrentPlace(currentPath, to))}>
                  {words[word]}
                </Item>
              ))}
              {account.length > 0 && <Separator />}
              {links.map(({ label, href }, index) =>
                href === null ? (
                  <Item key={index} isDisabled>
                    {label}
                  </Item>
                ) : (
                  <Item key={index} href={href} target="_blank" rel="noopener noreferrer" textValue={label}>
                    <span>{label}</span>
                    <ExternalLink size={16} aria-hidden />
                  </Item>
                ),
              )}
              {links.length > 0 && <Separator />}
              <Item onAction={() => void signOut()}>{words.signOut}</Item>
            </Menu>
          </Popover>
        </>
      )}
    </HoverMenu>
  )
}
