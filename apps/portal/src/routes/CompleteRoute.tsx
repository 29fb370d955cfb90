import { OrderComplete } from '@trade-portal/portal-components'
import { useCompletedOrder, usePortal } from '@trade-portal/portal-components/host'
import { usePlace } from '../place/PlaceContext'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Ends an order or a quote, once its number was closed. */
export function CompleteRoute() {
  const { checkout, shell } = usePortal().messages
  const { note } = usePlace()
  const completed = useCompletedOrder()
  const titles = { Quote: checkout.quoteCreated, Order: checkout.complete }
  useTitle(completed ? titles[completed] : shell.notFoundTitle)
  return completed ? <OrderComplete kind={completed} total={totalIn(note)} /> : <NotFoundRoute />
}

/** The total of the order, as the checkout hands it on. */
function totalIn(note: unknown): number | null {
  if (typeof note !== 'object' || note === null || !('total' in note)) return null
  return typeof note.total === 'number' ? note.total : null
}
