import { OrderComplete } from '@trade-portal/portal-components'
import { useCompletedOrder } from '@trade-portal/portal-components/host'
import { usePortalLocation } from '../router/LocationContext'
import { NotFoundRoute } from './NotFoundRoute'

/** Ends an order or a quote, once its number was closed. */
export function CompleteRoute() {
  const { note } = usePortalLocation()
  const completed = useCompletedOrder()
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
