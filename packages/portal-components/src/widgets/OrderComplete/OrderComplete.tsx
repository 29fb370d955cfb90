import type { OrderKind } from '@trade-portal/fluid-sdk'
import { EmptyState } from '../../parts/EmptyState'
import { Link } from '../../parts/Link'
import { useIsSwitchedOff } from '../../places/useIsSwitchedOff'
import { usePortal } from '../../portal/PortalContext'
import { PlaceLink } from '../../surfaces/PlaceLink/PlaceLink'

export interface OrderCompleteProps {
  kind: OrderKind
  /** Total of the order; `null`: no longer known, and not shown. */
  total?: number | null
}

/** Confirms an order or a quote, and leads on to the products and to the orders. */
export function OrderComplete({ kind, total = null }: OrderCompleteProps) {
  const { formats, hrefFor, messages } = usePortal()
  const hasProducts = !useIsSwitchedOff('/products')
  const words = messages.checkout
  return (
    <EmptyState
      isPage
      title={kind === 'Quote' ? words.quoteCreated : words.complete}
      action={
        <>
          <Link href={hrefFor(hasProducts ? '/products' : '/')} tone="primaryButton">
            {hasProducts ? messages.cart.viewProducts : messages.shell.goHome}
          </Link>
          <PlaceLink to="/orders">{messages.openOrders.seeOrders}</PlaceLink>
        </>
      }
    >
      {total !== null && (
        <div>
          {words.total} <strong>{formats.money(total)}</strong>
        </div>
      )}
      {words.completeHint}
    </EmptyState>
  )
}
