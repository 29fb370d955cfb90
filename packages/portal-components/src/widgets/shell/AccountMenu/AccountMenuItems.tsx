import { token } from '@trade-portal/theme'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { usePortal, useMessages } from '../../../context/PortalContext'
import { userQuery } from '../../../data/account/account'
import { useSignOut } from '../../../data/cart/useSignOut'
import { useRead } from '../../../data/useRead'
import { commonMessages } from '../../../messages/common'
import { shellMessages } from '../../../messages/shell'
import { currentItem } from '../../../parts/ariaPatches/currentItem'
import { HoverMenu } from '../../../parts/HoverMenu'
import type { MenuBeginning } from '../../../parts/LazyMenu'
import { isCurrentRoute } from '../../../routes/routeRules'
import { usePortalMenus } from '../../../routes/portalMenus'
import * as S from '../menu.styles'

export interface MenuProps {
  beginning: MenuBeginning
  currentPath: string
}

export function Menu({ beginning, currentPath }: MenuProps) {
  const { client, hrefFor, pace } = usePortal()
  const words = useMessages(shellMessages)
  const common = useMessages(commonMessages)
  const { account, links } = usePortalMenus()
  const user = useRead(userQuery(client))
  const signOut = useSignOut()
  const isCurrent = account.some(({ to }) => isCurrentRoute(currentPath, to))

  return (
    <HoverMenu pace={pace} beginning={beginning}>
      {({ popover, menu }) => (
        <>
          <S.Trigger aria-current={isCurrent || undefined} data-current={isCurrent || undefined}>
            {words.myAccount}
            <ChevronDown size={16} aria-hidden />
          </S.Trigger>
          <S.Popover {...popover} placement="bottom end" offset={8}>
            {user.data && (
              <Person>
                <strong>{`${user.data.firstName} ${user.data.lastName}`}</strong>
                <span>{user.data.email}</span>
              </Person>
            )}
            <S.Menu aria-label={words.myAccount} {...menu}>
              {account.map(({ to, word }) => (
                <S.Item key={to} href={hrefFor(to)} {...currentItem(isCurrentRoute(currentPath, to))}>
                  {words[word]}
                </S.Item>
              ))}
              {account.length > 0 && <S.Separator />}
              {links.map(({ label, href }, index) =>
                href === null ? (
                  <S.Item key={index} isDisabled>
                    {label}
                  </S.Item>
                ) : (
                  <S.Item
                    key={index}
                    href={href}
                    target="_blank"
                    rel="noopener noreferrer"
                    textValue={`${label}, ${common.externalLink}`}
                  >
                    <span>{label}</span>
                    <ExternalLink size={16} aria-hidden />
                  </S.Item>
                ),
              )}
              {links.length > 0 && <S.Separator />}
              <S.Item onAction={() => void signOut()}>{words.signOut}</S.Item>
            </S.Menu>
          </S.Popover>
        </>
      )}
    </HoverMenu>
  )
}

const Person = styled.div`
  display: grid;
  padding: ${token.space[8]} ${token.space[8]} ${token.space[12]};
  margin-block-end: ${token.space[4]};
  border-block-end: 1px solid ${token.color.border};
  font-size: ${token.font.size[14]};
  overflow-wrap: anywhere;

  span {
    color: ${token.color.textMuted};
  }
`
