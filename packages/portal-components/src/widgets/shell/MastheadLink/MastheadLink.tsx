import { usePortal } from '../../../context/PortalContext'
import * as S from './MastheadLink.styles'

export interface MastheadLinkProps {
  /** A place of the portal, such as `/orders`. */
  to: string
  /** The page shown is this one, or one under it. */
  isCurrent?: boolean
  children: string
}

/** Leads from the merchant's bar to one of its places. */
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
