import type { WidgetDefinition } from '../../WidgetDefinition'

export const homeDashboard = {
  name: 'HomeDashboard',
  summary: 'The first page of a portal: cart, latest orders, lists and balances',
  element: 'home',
  routes: [{ path: '/', about: 'home, of the menus on a phone', pageAttribute: 'href-home' }],
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
    anatomy: 'Greeting, cart, latest orders, own lists; balances; banners',
    do: 'Make it the first page after signing in.',
    dont: 'Put promotions above the cart and the orders.',
  },
} as const satisfies WidgetDefinition
