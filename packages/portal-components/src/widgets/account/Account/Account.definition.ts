import type { WidgetDefinition } from '../../WidgetDefinition'

export const account = {
  name: 'Account',
  summary: 'Who is signed in, with Sign Out; Sign in for a visitor',
  element: 'account',
  isSmall: true,
  docs: {
    calls: ['getCustomerDetails', 'getWidgetConfiguration'],
    anatomy: 'Name and company, Sign Out; Sign in for a visitor',
    do: 'Put it on every page of a site that has no account menu of its own.',
    dont: 'Put it beside AccountMenu, which has Sign Out too.',
  },
  absences: {
    knowsCustomer: ['refused'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
