import { defineMessages } from './defineMessages'

/** Keyboard shortcuts. */
export const keyboardMessages = /* @__PURE__ */ defineMessages('keyboard', {
  title: 'Keyboard shortcuts',
  everywhere: 'Everywhere',
  goTo: 'Go to',
  inLists: 'In lists',
  then: 'then',
  or: 'or',
  help: 'Show the shortcuts',
  messages: 'Show recent messages',
  search: 'Search products',
  addFound: 'Add the highlighted search result to the cart',
  palette: 'Go to anything',
  orders: 'Orders & Quotes',
  cart: 'Cart',
  invoices: 'Invoices',
  lists: 'Custom Lists',
  next: 'Next row',
  previous: 'Previous row',
  open: 'Open the row',
  select: 'Select the row',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn these off if your voice software or keyboard triggers them by accident.',
})
/** The command palette, opened by Ctrl+K. */
export const paletteMessages = /* @__PURE__ */ defineMessages('palette', {
  title: 'Go to',
  placeholder: 'Page, product, order, invoice or list',
  recent: 'Recent',
  pages: 'Pages',
  products: 'Products',
  orders: 'Orders & Quotes',
  invoices: 'Invoices',
  lists: 'Custom Lists',
  home: 'Home',
  cart: 'Cart',
  checkout: 'Checkout',
  quote: (number: string) => `Quote ${number}`,
  order: (number: string) => `Order ${number}`,
  invoice: (number: string) => `Invoice ${number}`,
  nothing: 'Nothing found.',
  reading: 'Loading…',
  partly: 'We couldn’t load everything. Close this and try again.',
  results: 'Results',
  keys: '↑ ↓ to choose, Enter to go, Esc to close',
})
/** The list of recent notices. */
export const recentMessagesMessages = /* @__PURE__ */ defineMessages('recentMessages', {
  title: 'Recent messages',
  none: 'No messages yet',
})
