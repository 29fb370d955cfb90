import { EmptyState, Link, useIsSwitchedOff, usePortal } from '@trade-portal/portal-components'
import { useHasProducts } from '../useHasProducts'
import { useTitle } from '../useTitle'

/** Ends an order. */
export function CompleteRoute() {
  const { hrefFor, messages } = usePortal()
  const hasProducts = useHasProducts()
  const isWithoutOrders = useIsSwitchedOff('quotes/orders')
  const words = messages.checkout
  useTitle(words.complete)
  return (
    <EmptyState
      isPage
      title={words.complete}
      action={
        <>
          <Link href={hrefFor(hasProducts ? '/products' : '/')} tone="primaryButton">
            {hasProducts ? messages.cart.viewProducts : messages.shell.goHome}
          </Link>
          {!isWithoutOrders && <Link href={hrefFor('/orders')}>{messages.openOrders.seeOrders}</Link>}
        </>
      }
    >
      {words.completeHint}
    </EmptyState>
  )
}
