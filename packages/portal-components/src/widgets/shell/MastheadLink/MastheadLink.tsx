import { styled } from 'styled-components'
import { usePortal } from '../../../context/PortalContext'
import { PlainLink } from '../../../parts/PlainLink'
import { mastheadItem } from '../masthead.styles'

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
    <ItemLink
      href={hrefFor(to)}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={isCurrent || undefined}
    >
      {children}
    </ItemLink>
  )
}

const ItemLink = styled(PlainLink)`
  ${mastheadItem}
`
