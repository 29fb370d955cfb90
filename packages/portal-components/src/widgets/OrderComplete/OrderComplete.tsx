import type { OrderKind } from '@trade-portal/fluid-sdk'
import { EmptyState } from '../../parts/EmptyState'
import { Link } from '../../parts/Link'
import { useIsSwitchedOff } from '../../places/useIsSwitchedOff'
import { usePortal } from '../../portal/PortalContext'

export interface OrderCompleteProps {
  kind: OrderKind
  /** What it came to; `null`: that is not known any more, and not said. */
  total?: number | null
}

/** Ends an order or a quote, and leads on to the products and to the orders. */
export function OrderComplete({ kind, total = null }: OrderCompleteProps) {
  const { formats, hrefFor, messages } = usePortal()
  const hasProducts = !useIsSwitchedOff('/products')
  const hasOrders = !useIsSwitchedOff('/orders')
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
          {hasOrders && <Link href={hrefFor('/orders')}>{messages.openOrders.seeOrders}</Link>}
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
