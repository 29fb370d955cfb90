import { OrdersList, useIsSwitchedOff, usePortal } from '@trade-portal/portal-components'
import { useQueryParameters } from '../place/useQueryParameters'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Lists orders and quotes, of the type that the address names. */
export function OrdersRoute() {
  const { messages } = usePortal()
  const isSwitchedOff = useIsSwitchedOff('quotes/orders')
  const { parameters, setParameters } = useQueryParameters()
  useTitle(isSwitchedOff ? messages.shell.notFoundTitle : messages.orders.title)

  if (isSwitchedOff) return <NotFoundRoute />
  return (
    <OrdersList
      type={parameters.get('type') ?? ''}
      onTypeChange={(type) => setParameters(new URLSearchParams(type && { type }), { keepsScroll: true })}
    />
  )
}
