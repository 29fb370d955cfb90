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
      about: 'The first day, `YYYY-MM-DD`, or `open`. If omitted, the element manages it.',
      onChange: 'onDatesChange',
    },
    to: {
      kind: 'text',
      about: 'The last day, `YYYY-MM-DD`. If omitted, the element manages it.',
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
    anatomy: 'Dates, search and sorting; the rows; a bar for the selected ones',
    keyboard: `${keysOf.table} Space selects.`,
    do: 'Store its dates in the URL, so that Back restores them.',
    dont: 'Paginate it: it is virtualized, and its sum covers all rows.',
  },
  absences: {
    amountIsOwed: ['pricesHidden'],
  },
} as const satisfies WidgetDefinition<InvoiceTableProps>
