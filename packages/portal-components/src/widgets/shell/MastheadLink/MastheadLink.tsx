import { usePortal } from '../../../context/PortalContext'
import * as S from './MastheadLink.styles'

export interface MastheadLinkProps {
  /** Route of the portal, such as `/orders`. */
  to: string
  /** The current page is this one, or below it. */
  isCurrent?: boolean
  children: string
}

/** A link in the masthead. */
export function MastheadLink({ to, isCurrent = false, children }: MastheadLinkProps) {
  const { hrefFor } = usePortal()
  return (
    <S.MastheadLink
      href={hrefFor(to)}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent || undefined}
    >
      {children}
    </S.MastheadLink>
  )
}
