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
      about: '`Order` or `Quote`; empty shows both. Left out, the element keeps it itself.',
    },
    search: searchParam,
    sort: sortParam,
  },
  routes: [
    {
      path: '/orders',
      about: 'what was ordered',
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
    do: 'Keep its filter in the address.',
    dont: 'Mix invoices in: InvoiceTable has these.',
  },
  absences: {
    amountIsOwed: ['pricesHidden'],
  },
} as const satisfies WidgetDefinition<OrdersTableProps>
