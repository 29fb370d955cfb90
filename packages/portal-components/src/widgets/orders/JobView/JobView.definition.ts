import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { JobViewProps } from './JobView'

export const jobView = {
  name: 'JobView',
  summary: 'The orders, quotes and invoices of a job',
  element: 'job',
  params: {
    name: { kind: 'job', about: 'The job’s name', isRequired: true },
    from: {
      kind: 'text',
      about: 'First day of its invoices, `YYYY-MM-DD`. Kept in the element’s own state if omitted.',
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
    do: 'Link job names to it.',
    dont: 'Guess between spellings of a job’s name.',
  },
  absences: {
    amountIsOwed: ['pricesHidden'],
    showsTypedFigures: ['hugeNumbers'],
  },
  example: { name: 'Hilltop Rd, stage 2' },
} as const satisfies WidgetDefinition<JobViewProps>
