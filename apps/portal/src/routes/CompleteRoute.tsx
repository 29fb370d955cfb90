import { OrderComplete } from '@trade-portal/portal-components'
import { useCompletedOrder, usePortal } from '@trade-portal/portal-components/host'
import { usePlace } from '../place/PlaceContext'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'
import { checkoutWords, shellWords } from '@trade-portal/portal-components/host'

/** Ends an order or a quote, once its number was closed. */
export function CompleteRoute() {
  const { say } = usePortal()
  const checkout = say(checkoutWords)
  const shell = say(shellWords)
  const { note } = usePlace()
  const completed = useCompletedOrder()
  const titles = { Quote: checkout.quoteCreated, Order: checkout.complete }
  useTitle(completed ? titles[completed] : shell.notFoundTitle)
  return completed ? <OrderComplete kind={completed} {...placedIn(note)} /> : <NotFoundRoute />
}

/** The order's number and total, as the checkout hands them on. */
function placedIn(note: unknown): { number?: string; total: number | null } {
  const { number, total } = typeof note === 'object' && note !== null ? (note as Record<string, unknown>) : {}
  return {
    ...(typeof number === 'string' && { number }),
    total: typeof total === 'number' ? total : null,
  }
}
