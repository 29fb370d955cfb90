import type { WidgetDefinition } from '../../WidgetDefinition'

export const homeDashboard = {
  name: 'HomeDashboard',
  summary: 'The start page of a portal: cart, latest orders, lists and balances',
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
    anatomy: 'Greeting, cart, latest orders, the customer’s lists; balances; banners',
    do: 'Show it first after signing in.',
    dont: 'Put promotions above the cart and the orders.',
  },
} as const satisfies WidgetDefinition
