import { kindOfType, OrdersTable, transactionPath } from '@trade-portal/portal-components'
import { useOrdersReads, usePortal } from '@trade-portal/portal-components/host'
import { useQueryParameters } from '../place/useQueryParameters'
import { useTitle } from '../useTitle'
import { ordersWords } from '@trade-portal/portal-components/host'

/** Lists orders and quotes, of the type, by the search and in the order that the address names. */
export function OrdersRoute() {
  const { valueOf, keep } = useQueryParameters()
  const { hrefFor, say } = usePortal()
  useTitle(say(ordersWords).title)
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

/** Asks for what the page shows first. */
export function Reads() {
  useOrdersReads()
  return null
}
