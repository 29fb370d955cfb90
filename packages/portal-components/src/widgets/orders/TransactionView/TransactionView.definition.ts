import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { TransactionViewProps } from './TransactionView'

export const transactionView = {
  name: 'TransactionView',
  summary: 'An order, a quote, an invoice or a credit with its lines',
  element: 'transaction',
  params: {
    kind: { kind: ['order', 'quote', 'invoice'], about: '`order`, `quote` or `invoice`' },
    number: { kind: 'number', about: 'Its number', isRequired: true },
    suffix: { kind: 'number', about: 'Its suffix. Default: 0.' },
  },
  routes: [
    { path: '/orders/:id', about: 'an order, as `/orders/418823-0`', isOwnPage: true },
    {
      path: '/quotes/:id',
      about: 'a quote, as `/quotes/418823-0`; `/quotes` itself has no page',
      isOwnPage: true,
      entry: 'quotes/orders',
    },
    { path: '/invoices/:id', about: 'an invoice, as `/invoices/418823-0`', isOwnPage: true },
  ],
  docs: {
    calls: ['getTransactionTP', 'getWidgetConfiguration'],
    anatomy: 'Number, facts and actions; the lines; the totals',
    keyboard: keysOf.table,
    do: 'Keep the main action first on a phone.',
    dont: 'Show actions that the account cannot use.',
  },
  absences: {
    amountIsOwed: ['pricesHidden'],
  },
  example: { number: 418823, suffix: 0, kind: 'invoice' },
} as const satisfies WidgetDefinition<TransactionViewProps>
