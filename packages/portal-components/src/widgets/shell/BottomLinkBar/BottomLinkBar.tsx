import { usePortal, useMessages } from '../../../context/PortalContext'
import { isCurrentRoute } from '../../../routes/routeRules'
import { useBottomLinks } from '../../../routes/portalMenus'
import * as S from './BottomLinkBar.styles'
import { shellMessages } from '../../../messages/shell'

export interface BottomLinkBarProps {
  /** Path of the current page, such as `/stores`, whose link is highlighted. */
  currentPath?: string | undefined
}

/** Shows the merchant's links at the foot of every page. Without links there is no bar. */
export function BottomLinkBar({ currentPath = '' }: BottomLinkBarProps) {
  const { hrefFor } = usePortal()
  const words = useMessages(shellMessages)
  const links = useBottomLinks()

  if (links.length === 0) return null
  return (
    <S.Bar aria-label={words.links}>
      <S.Links>
        {links.map(({ label, to }, index) => (
          <li key={`${to} ${index}`}>
            <S.BarLink href={hrefFor(to)} aria-current={isCurrentRoute(currentPath, to) ? 'page' : undefined}>
              {label}
            </S.BarLink>
          </li>
        ))}
      </S.Links>
    </S.Bar>
  )
}
