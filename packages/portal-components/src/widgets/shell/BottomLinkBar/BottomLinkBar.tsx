import { usePortal } from '../../../context/PortalContext'
import { isCurrentPlace } from '../../../places/placeRules'
import { useBottomLinks } from '../../../places/portalMenus'
import * as S from './BottomLinkBar.styles'
import { shellWords } from '../../../messages/shell'

export interface BottomLinkBarProps {
  /** Path of the current page, such as `/stores`, whose link is highlighted. */
  currentPath?: string | undefined
}

/** Shows the merchant's links at the foot of every page. Without links there is no bar. */
export function BottomLinkBar({ currentPath = '' }: BottomLinkBarProps) {
  const { hrefFor, say } = usePortal()
  const links = useBottomLinks()

  if (links.length === 0) return null
  return (
    <S.Bar aria-label={say(shellWords).links}>
      <S.Links>
        {links.map(({ label, to }, index) => (
          <li key={`${to} ${index}`}>
            <S.BarLink href={hrefFor(to)} aria-current={isCurrentPlace(currentPath, to) ? 'page' : undefined}>
              {label}
            </S.BarLink>
          </li>
        ))}
      </S.Links>
    </S.Bar>
  )
}
