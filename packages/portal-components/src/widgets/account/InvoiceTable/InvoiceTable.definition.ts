import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf, searchParam, sortParam } from '../../docTexts.ts'
import type { InvoiceTableProps } from './InvoiceTable'

export const invoiceTable = {
  name: 'InvoiceTable',
  summary: 'Invoices and credits between two days',
  element: 'invoice-table',
  params: {
    from: {
      kind: 'text',
      about: 'The first day, `YYYY-MM-DD`, or `open`. Left out, the element keeps it itself.',
      onChange: 'onDatesChange',
    },
    to: {
      kind: 'text',
      about: 'The last day, `YYYY-MM-DD`. Left out, the element keeps it itself.',
      onChange: 'onDatesChange',
    },
    search: searchParam,
    sort: sortParam,
  },
  routes: [
    {
      path: '/invoices',
      about: 'invoices and credits',
      entry: 'invoices',
      menu: 'bar',
      label: 'invoices',
      pageAttribute: 'href-invoices',
    },
  ],
  docs: {
    calls: ['getBranches', 'getCustomerInvoicesTP', 'getWidgetConfiguration'],
    anatomy: 'Dates, search and sorting; the rows; a bar for those selected',
    keyboard: `${keysOf.table} Space selects.`,
    do: 'Keep its dates in the address, so that Back returns to them.',
    dont: 'Page it: it is virtual and its sum counts all rows.',
  },
  absences: {
    amountIsOwed: ['pricesHidden'],
  },
} as const satisfies WidgetDefinition<InvoiceTableProps>
