import { plural } from './plural'
import { inSentence } from './Region'
import type { Region } from './Region'
import { words } from './words'

/** The shell around every page. */
export const shellWords = /* @__PURE__ */ words(
  'shell',
  ({ tax }: Region) => ({
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
    notSaved: (count: number) =>
      `${plural(count, 'change was', 'changes were')} not saved. Sign out all the same?`,
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
    exTax: `ex ${tax}`,
    offline: 'Offline',
    notFoundTitle: 'Page not found',
    notFound: 'There is no page at this address.',
    goHome: 'Go to the home page',
    checkingSession: 'Checking your session…',
    unreachable: 'The portal could not be opened',
    configurationFailed: 'Configuration is not loaded',
    configurationFailedHint:
      'The set-up of this portal could not be read. Try again in a moment, and check your connection if it goes on.',
    requestFailedTitle: 'Request failed',
    requestFailed: 'Unable to handle your request',
    links: 'Links',
    update: 'Update',
    updateReady: 'A new version of the portal is ready.',
    updateWaits: 'A new version is ready. It can be loaded as soon as your order has gone through.',
    updateButton: 'Refresh to Update',
    updating: 'Refreshing…',
    stale: 'The latest set-up of this portal could not be read. You see the last one we have.',
  }),
  ({ tax }: Region) => ({
    notSaved: (count: number) => `${plural(count, 'change was', 'changes were')} not saved. Sign out anyway?`,
    exTax: `ex ${inSentence(tax)}`,
    configurationFailedHint:
      'The setup of this portal could not be read. Try again in a moment, and check your connection if it keeps happening.',
    stale: 'The latest setup of this portal could not be read. You see the last one we have.',
  }),
)
