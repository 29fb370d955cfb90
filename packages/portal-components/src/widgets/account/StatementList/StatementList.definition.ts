import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf, sortParam } from '../../docTexts.ts'
import type { StatementListProps } from './StatementList'

export const statementList = {
  name: 'StatementList',
  summary: 'The customer’s statements, with balances by age',
  element: 'statement-list',
  params: {
    sort: sortParam,
  },
  routes: [
    {
      path: '/statements',
      about: 'statements',
      entry: 'statements',
      menu: 'bar',
      label: 'statements',
      pageAttribute: 'href-statements',
    },
  ],
  docs: {
    calls: ['getStatementList', 'getWidgetConfiguration'],
    anatomy: 'A row for each statement with its balance by age',
    keyboard: keysOf.table,
    do: 'Link each row to StatementView.',
    dont: 'Hide paid statements.',
  },
  absences: {
    namesNothing: ['longNames'],
    amountIsOwed: ['pricesHidden'],
  },
} as const satisfies WidgetDefinition<StatementListProps>
