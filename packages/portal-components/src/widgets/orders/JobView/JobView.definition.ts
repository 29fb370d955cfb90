import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { JobViewProps } from './JobView'

export const jobView = {
  name: 'JobView',
  summary: 'All that was ordered and invoiced for a job',
  element: 'job',
  params: {
    name: { kind: 'job', about: 'The job’s name', isRequired: true },
    from: {
      kind: 'text',
      about: 'The first day of its invoices, `YYYY-MM-DD`. Left out, the element keeps it itself.',
    },
  },
  routes: [
    { path: '/jobs/:name', about: 'a job; `/jobs` itself has no page', entry: ['quotes/orders', 'invoices'] },
  ],
  docs: {
    calls: [
      'createCart',
      'getBranches',
      'getCartContents',
      'getCustomerInvoicesTP',
      'getCustomerTransactions',
      'getWidgetConfiguration',
    ],
    anatomy: 'The job’s sums, its orders, quotes, invoices and credits',
    keyboard: keysOf.table,
    do: 'Link each job’s name to it.',
    dont: 'Guess which spelling of a job is meant.',
  },
  absences: {
    amountIsOwed: ['pricesHidden'],
    showsTypedFigures: ['hugeNumbers'],
  },
  example: { name: 'Hilltop Rd, stage 2' },
} as const satisfies WidgetDefinition<JobViewProps>
