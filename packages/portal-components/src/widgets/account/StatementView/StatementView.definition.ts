import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { StatementViewProps } from './StatementView'

export const statementView = {
  name: 'StatementView',
  summary: 'One statement with its transactions',
  element: 'statement-view',
  params: {
    date: { kind: 'day', about: 'Its day, `YYYY-MM-DD`', isRequired: true },
  },
  routes: [{ path: '/statements/:date', about: 'the statement of a day, `YYYY-MM-DD`' }],
  docs: {
    calls: ['getCustomerInvoicesTP', 'getStatementDetail', 'getStatementList', 'getWidgetConfiguration'],
    anatomy: 'Balances by age; the transactions; Email and Pay',
    keyboard: keysOf.table,
    do: 'Print it below a Letterhead.',
    dont: 'Add figures: its totals are complete.',
  },
  absences: {
    amountIsOwed: ['pricesHidden'],
  },
  example: { date: '2026-10-31' },
} as const satisfies WidgetDefinition<StatementViewProps>
