import type { WidgetDefinition } from '../../WidgetDefinition'
import { keysOf } from '../../docTexts.ts'

export const accountAdmin = {
  name: 'AccountAdmin',
  summary: 'The account: its company, balances and users',
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
    anatomy: 'The company, its balances by age, the users with their roles',
    keyboard: keysOf.table,
    do: 'Give it a separate page.',
    dont: 'Show it on a page for colleagues without the role.',
  },
  absences: {
    showsAccountAmount: ['hugeNumbers'],
    amountIsOwed: ['pricesHidden'],
  },
} as const satisfies WidgetDefinition
