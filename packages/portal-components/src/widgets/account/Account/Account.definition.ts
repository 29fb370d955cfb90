import type { WidgetDefinition } from '../../WidgetDefinition'

export const account = {
  name: 'Account',
  summary: 'The signed-in user with Sign Out; Sign in for a visitor',
  element: 'account',
  isSmall: true,
  docs: {
    calls: ['getCustomerDetails', 'getWidgetConfiguration'],
    anatomy: 'Name and company, Sign Out; Sign in for a visitor',
    do: 'Put it on every page of a site without its own account menu.',
    dont: 'Put it beside AccountMenu, which has Sign Out too.',
  },
  absences: {
    knowsCustomer: ['refused'],
    showsNoPrice: ['hugeNumbers', 'pricesHidden'],
  },
} as const satisfies WidgetDefinition
