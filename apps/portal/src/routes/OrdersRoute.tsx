import { OrdersList, useIsSwitchedOff, usePortal } from '@trade-portal/portal-components'
import { useAddressParams } from '../useAddressParams'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Lists orders and quotes, of the type, by the search and in the order that the address names. */
export function OrdersRoute() {
  const { messages } = usePortal()
  const isSwitchedOff = useIsSwitchedOff('quotes/orders')
  const { valueOf, keep } = useAddressParams()
  useTitle(isSwitchedOff ? messages.shell.notFoundTitle : messages.orders.title)

  if (isSwitchedOff) return <NotFoundRoute />
  return (
    <OrdersList
      type={valueOf('type')}
      onTypeChange={(type) => keep('type', type)}
      search={valueOf('search')}
      // Each pause in typing is not a place to come back to.
      onSearchChange={(search) => keep('search', search, { replace: true })}
      sort={valueOf('sort')}
      onSortChange={(sort) => keep('sort', sort)}
    />
  )
}
