import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'
import type { StatementViewProps } from './StatementView'

export const statementView = {
  name: 'StatementView',
  summary: 'One statement and the transactions that it is made of',
  element: 'statement-view',
  params: {
    date: { kind: 'day', about: 'Its day, `YYYY-MM-DD`', isRequired: true },
  },
  routes: [{ path: '/statements/:date', about: 'the statement of a day, `YYYY-MM-DD`' }],
  docs: {
    calls: ['getCustomerInvoicesTP', 'getStatementDetail', 'getStatementList', 'getWidgetConfiguration'],
    anatomy: 'What is owed by age; the transactions; Email and Pay',
    keyboard: keysOf.table,
    do: 'Print it: Letterhead heads it.',
    dont: 'Add to its figures: they foot.',
  },
  absences: {
    amountIsOwed: ['pricesHidden'],
  },
  example: { date: '2026-10-31' },
} as const satisfies WidgetDefinition<StatementViewProps>
