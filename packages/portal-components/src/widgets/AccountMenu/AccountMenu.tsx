import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { MenuTrigger, Separator } from 'react-aria-components'
import { usePortal } from '../../PortalContext'
import { userQuery } from '../../queries/account'
import { useEntries } from '../../useEntries'
import { externalLinks } from '../../externalLinks'
import { Item, Menu, Popover, Trigger } from '../menu.styles'
import { Who } from './AccountMenu.styles'

/** What concerns the account: the merchant's external links, and signing out. */
export function AccountMenu() {
  const { client, messages } = usePortal()
  const entries = useEntries('topbuttonbar')
  const user = useQuery(userQuery(client))
  const words = messages.shell

  const links = externalLinks(entries)
  return (
    <MenuTrigger>
      <Trigger>
        {words.myAccount}
        <ChevronDown size={16} aria-hidden />
      </Trigger>
      <Popover placement="bottom end" offset={8}>
        {user.data && (
          <Who>
            <strong>{`${user.data.firstName} ${user.data.lastName}`}</strong>
            <span>{user.data.email}</span>
          </Who>
        )}
        <Menu aria-label={words.myAccount}>
          {links.map(({ label, href }) => (
            <Item key={label} href={href} target="_blank" rel="noopener noreferrer" textValue={label}>
              <span>{label}</span>
              <ExternalLink size={16} aria-hidden />
            </Item>
          ))}
          {links.length > 0 && <Separator />}
          <Item onAction={() => client.session.signOut()}>{words.signOut}</Item>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
