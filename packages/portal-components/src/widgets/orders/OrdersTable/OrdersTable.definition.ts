import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf, searchParam, sortParam } from '../../docTexts.ts'
import type { OrdersTableProps } from './OrdersTable'

export const ordersTable = {
  name: 'OrdersTable',
  summary: 'Orders and quotes',
  element: 'orders-table',
  params: {
    type: {
      kind: 'text',
      about: '`Order` or `Quote`; empty shows both. Kept in the element’s own state if omitted.',
    },
    search: searchParam,
    sort: sortParam,
  },
  routes: [
    {
      path: '/orders',
      about: 'orders and quotes',
      entry: 'quotes/orders',
      menu: 'bar',
      label: 'orders',
      pageAttribute: 'href-orders',
    },
  ],
  docs: {
    calls: [
      'createCart',
      'getBranches',
      'getCartContents',
      'getCustomerTransactions',
      'getWidgetConfiguration',
    ],
    anatomy: 'Type, search and sorting; the rows with Order Again',
    keyboard: keysOf.table,
    do: 'Keep its filter in the URL.',
    dont: 'Mix in invoices. InvoiceTable shows those.',
  },
  absences: {
    amountIsOwed: ['pricesHidden'],
  },
} as const satisfies WidgetDefinition<OrdersTableProps>
