import type { WidgetDefinition } from '../../WidgetDefinition'

export const homeDashboard = {
  name: 'HomeDashboard',
  summary: 'The start page of a portal: balances, next deliveries, cart, jobs and lists',
  element: 'home',
  routes: [{ path: '/', about: 'the start page; Home in the phone’s menu', pageAttribute: 'href-home' }],
  docs: {
    calls: [
      'createCart',
      'getCartContents',
      'getCustomLists',
      'getCustomerAgedBalances',
      'getCustomerTransactions',
      'getStatementList',
      'getWidgetConfiguration',
    ],
    anatomy: 'Greeting; balances; next deliveries, cart, jobs, the customer’s lists; banners; last sign-in',
    do: 'Show it first after signing in.',
    dont: 'Put promotions above the deliveries and the cart.',
  },
} as const satisfies WidgetDefinition
