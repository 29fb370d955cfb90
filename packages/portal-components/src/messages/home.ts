import { plural, defineMessages } from './defineMessages'

/** The home page. */
export const homeMessages = /* @__PURE__ */ defineMessages('home', {
  title: 'Home',
  greeting: (firstName: string) => `Hi ${firstName}! Welcome to your Trade Portal`,
  inCart: (items: number) => `${plural(items, 'item', 'items')} in your cart`,
  emptyCart: 'Your cart is empty',
  emptyCartHint: 'Browse the products, or paste a list of what you need.',
  viewCart: 'View cart',
  recentOrders: 'Recent orders',
  seeOrders: 'See orders',
  orderOf: (number: number) => `Order ${number}`,
  noOrders: 'No orders yet.',
  seeLists: 'See all lists',
  currentBalance: 'Your current balance is',
  overdueBalance: 'Your overdue balance is',
  payNow: 'Pay Now',
  statementOf: (date: string) => `Statement of ${date}`,
  invoicesSince: (date: string) => `Invoices since ${date}`,
  byAge: (date: string) => `By age, statement of ${date}`,
  lastLogin: 'Your last activity login was at',
  lastLoginUnknown: 'Not known',
  carousel: 'Offers and news',
  slide: (index: number, count: number) => `${index} of ${count}`,
  pause: 'Pause',
  play: 'Play',
  goToSlide: (index: number) => `Show banner ${index}`,
})
