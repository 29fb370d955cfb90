import { plural } from '../plural'
import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** The shell around every page. */
export const shell = ({ tax }: Region) => ({
  mainNavigation: 'Main',
  products: 'Products',
  allProducts: 'All products',
  allOf: (name: string) => `All ${name}`,
  orders: 'Orders',
  invoices: 'Invoices',
  statements: 'Statements',
  customLists: 'Custom Lists',
  quickOrder: 'Quick Order',
  myAccount: 'My Account',
  accountAdmin: 'Account Admin',
  downloads: 'Downloads',
  priceBook: 'Price Book',
  payAccount: 'Pay Account',
  signOut: 'Sign Out',
  notSaved: (count: number) => `${plural(count, 'change was', 'changes were')} not saved. Sign out anyway?`,
  search: 'Search',
  searchPlaceholder: 'Product or SKU',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  home: (company: string) => `${company} home`,
  cart: 'Cart',
  cartLabel: (items: number, subtotal: string | null) =>
    subtotal
      ? `Cart, ${plural(items, 'item', 'items')}, Sub Total (ex ${tax}) ${subtotal}`
      : `Cart, ${plural(items, 'item', 'items')}`,
  exTax: `ex ${inSentence(tax)}`,
  offline: 'Offline',
  notFoundTitle: 'Page not found',
  notFound: 'There is no page at this address.',
  goHome: 'Go to the home page',
  checkingSession: 'Checking your session…',
  unreachable: 'The portal could not be opened',
  configurationFailed: 'Configuration is not loaded',
  configurationFailedHint:
    'The setup of this portal could not be read. Try again in a moment, and check your connection if it keeps happening.',
  requestFailedTitle: 'Request failed',
  requestFailed: 'Unable to handle your request',
  links: 'Links',
  update: 'Update',
  updateReady: 'A new version of the portal is ready.',
  updateWaits: 'A new version is ready. It can be loaded as soon as your order has gone through.',
  updateButton: 'Refresh to Update',
  updating: 'Refreshing…',
  stale: 'The latest setup of this portal could not be read. You see the last one we have.',
})

/** Signing in. */
export const signIn = {
  title: 'Welcome to your Trade Portal',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  tagline: 'Your prices, orders, invoices and statements in one place',
  hidePassword: 'Hide password',
  rememberMe: 'Remember Me',
  forgotPassword: 'Forgot password?',
  forgotPasswordSubject: 'Forgotten password of the trade portal',
  newcomer: 'New to the portal?',
  register: 'Register',
  registerSubject: 'Access to the trade portal',
  submit: 'Sign in',
  submitting: 'Signing in…',
  usernameRequired: 'Enter your username',
  passwordRequired: 'Enter your password',
  failed: 'Unable to sign in. Check your username and password.',
  help: 'Need a hand?',
  notKept:
    'Your username and password were accepted, but the server did not keep you signed in. Try again in a moment.',
}

/** Said in the place of a widget to whoever is not signed in. */
export const signInPrompt = {
  prices: 'Sign in to see your prices',
  account: 'Sign in to see your account',
}

/** The home page. */
export const home = {
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
  next: 'Next',
  previous: 'Previous',
  goToSlide: (index: number) => `Show banner ${index}`,
}
