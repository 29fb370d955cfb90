import { usePortal } from '../../portal/PortalContext'
import { useBottomLinks } from '../../places/useBottomLinks'
import * as S from './BottomLinkBar.styles'

/** The links at the foot of every page, as the merchant set them up. Without any there is no bar. */
export function BottomLinkBar() {
  const { hrefFor, messages } = usePortal()
  const links = useBottomLinks()

  if (links.length === 0) return null
  return (
    <S.Bar aria-label={messages.shell.links}>
      <S.Links>
        {links.map(({ label, to }) => (
          <li key={to}>
            <S.BarLink href={hrefFor(to)}>{label}</S.BarLink>
          </li>
        ))}
      </S.Links>
    </S.Bar>
  )
}
