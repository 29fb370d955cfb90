import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'

export const accountAdmin = {
  name: 'AccountAdmin',
  summary: 'The account: its company, its balances and the people who may sign in for it',
  element: 'account-admin',
  routes: [
    {
      path: '/admin',
      about: 'the account',
      entry: 'administration',
      settings: ['hasAccountAdmin'],
      menu: 'account',
      label: 'accountAdmin',
    },
  ],
  docs: {
    calls: ['getCustomerDetails', 'getListMobileUsers', 'getWidgetConfiguration'],
    anatomy: 'The company, its balances by age, the people with their roles',
    keyboard: keysOf.table,
    do: 'Give it a page of its own.',
    dont: 'Put it beside what a colleague without the role may see.',
  },
  absences: {
    showsAccountAmount: ['hugeNumbers'],
    amountIsOwed: ['pricesHidden'],
  },
} as const satisfies WidgetDefinition
