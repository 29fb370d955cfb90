import { kindOfType, OrdersTable, transactionPath } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useQueryParameters } from '../place/useQueryParameters'
import { useTitle } from '../useTitle'

/** Lists orders and quotes, of the type, by the search and in the order that the address names. */
export function OrdersRoute() {
  const { valueOf, keep } = useQueryParameters()
  const { hrefFor, messages } = usePortal()
  useTitle(messages.orders.title)
  return (
    <OrdersTable
      type={valueOf('type')}
      onTypeChange={(type) => keep('type', type)}
      search={valueOf('search')}
      // Each pause in typing is not a place to come back to.
      onSearchChange={(search) => keep('search', search, { replace: true })}
      sort={valueOf('sort')}
      onSortChange={(sort) => keep('sort', sort)}
      hrefOfOrder={(order) => hrefFor(transactionPath(kindOfType(order.type, 'order'), order))}
    />
  )
}
