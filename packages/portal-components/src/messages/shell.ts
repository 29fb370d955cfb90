import { inSentence, plural, defineMessages } from './defineMessages'
import type { Region } from './defineMessages'

/** The shell around every page. */
export const shellMessages = /* @__PURE__ */ defineMessages(
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
    notFound: 'There’s no page at this address.',
    goHome: 'Go to the home page',
    checkingSession: 'Checking your session…',
    unreachable: 'We couldn’t open the portal',
    configurationFailed: 'Configuration is not loaded',
    configurationFailedHint:
      'We couldn’t load this portal’s settings. Try again in a moment, and check your connection if this keeps happening.',
    requestFailedTitle: 'Request failed',
    requestFailed: 'Unable to handle your request',
    links: 'Links',
    update: 'Update',
    updateReady: 'A new version of the portal is ready.',
    updateWaits: 'A new version is ready. You can refresh once your order has gone through.',
    updateButton: 'Refresh to Update',
    updating: 'Refreshing…',
    stale: 'We couldn’t load the portal’s latest settings. You’re seeing the last ones we have.',
  }),
  ({ tax }: Region) => ({
    notSaved: (count: number) => `${plural(count, 'change was', 'changes were')} not saved. Sign out anyway?`,
    exTax: `ex ${inSentence(tax)}`,
  }),
)
