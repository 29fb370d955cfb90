import {
  EmptyState,
  Link,
  useCompletedOrder,
  useIsSwitchedOff,
  usePortal,
} from '@trade-portal/portal-components'
import { usePlace } from '../place/PlaceContext'
import { useHasProducts } from '../useHasProducts'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Ends an order or a quote, once its number was closed. */
export function CompleteRoute() {
  const { hrefFor, messages, formats, settings } = usePortal()
  const total = totalIn(usePlace().note)
  const completed = useCompletedOrder()
  const hasProducts = useHasProducts()
  const isWithoutOrders = useIsSwitchedOff('quotes/orders')
  const words = messages.checkout
  const title = completed === 'Quote' ? words.quoteCreated : words.complete
  const isFound = completed !== null && settings.hasCart
  useTitle(isFound ? title : messages.shell.notFoundTitle)
  if (!isFound) return <NotFoundRoute />
  return (
    <EmptyState
      isPage
      title={title}
      action={
        <>
          <Link href={hrefFor(hasProducts ? '/products' : '/')} tone="primaryButton">
            {hasProducts ? messages.cart.viewProducts : messages.shell.goHome}
          </Link>
          {!isWithoutOrders && <Link href={hrefFor('/orders')}>{messages.openOrders.seeOrders}</Link>}
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

/** The total of the order, as the checkout hands it on. */
function totalIn(note: unknown): number | null {
  if (typeof note !== 'object' || note === null || !('total' in note)) return null
  return typeof note.total === 'number' ? note.total : null
}
