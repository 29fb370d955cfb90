import { OrdersList, usePortal } from '@trade-portal/portal-components'
import { useQueryParameters } from '../place/useQueryParameters'
import { useTitle } from '../useTitle'

/** Lists orders and quotes, of the type that the address names. */
export function OrdersRoute() {
  const { parameters, setParameters } = useQueryParameters()
  useTitle(usePortal().messages.orders.title)
  return (
    <OrdersList
      type={parameters.get('type') ?? ''}
      onTypeChange={(type) => setParameters(new URLSearchParams(type && { type }), { keepsScroll: true })}
    />
  )
}
