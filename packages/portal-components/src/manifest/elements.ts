// Written by `pnpm definitions` from the widgets’ definitions.
import type { ElementFacts } from './ElementFacts'

/** All elements, by their names after `trade-`. */
export const elements = {
  home: {},
  catalogue: { attributes: ['category'] },
  'product-list': { attributes: ['category', 'type', 'class-id', 'search', 'page'] },
  'product-modal': { attributes: ['product'], isModal: true },
  'products-menu': {},
  search: {},
  'cart-button': {},
  'cart-review': {},
  'checkout-form': {},
  'tally-modal': { attributes: ['product'], isModal: true },
  'order-complete': { attributes: ['kind', 'number'] },
  'open-orders': {},
  'orders-table': { attributes: ['type', 'search', 'sort'] },
  'invoice-table': { attributes: ['from', 'to', 'search', 'sort'] },
  'statement-list': { attributes: ['sort'] },
  'statement-view': { attributes: ['date'] },
  'custom-lists': {},
  'custom-list': { attributes: ['list'] },
  'quick-order': {},
  transaction: { attributes: ['kind', 'number', 'suffix'] },
  job: { attributes: ['name', 'from'] },
  account: {},
  'account-admin': {},
  'sub-user-form': { attributes: ['user'] },
  downloads: { attributes: ['search', 'sort'] },
  'price-book': {},
  'pay-account': {
    attributes: ['invoice', 'statement', 'amount', 'href-paid', 'href-cancelled', 'href-declined'],
  },
  'payment-result': { attributes: ['page'] },
  'sign-in': {},
  register: {},
  links: {},
  support: {},
  stores: { attributes: ['search'] },
  contact: {},
  add: { attributes: ['product'], properties: ['item'] },
  tally: { attributes: ['product'], properties: ['item'] },
  doctor: {},
} as const satisfies Record<string, ElementFacts>

/** The elements that take one line of a page or none, and reserve no height. */
export const smallElements: readonly string[] = [
  'product-modal',
  'products-menu',
  'search',
  'cart-button',
  'tally-modal',
  'open-orders',
  'account',
  'add',
  'tally',
  'doctor',
]

/** The attributes for the host's own pages, with the portal's address that each replaces. */
export const pages: Readonly<Record<string, string>> = {
  'href-home': '/',
  'href-products': '/products',
  'href-search': '/search',
  'href-cart': '/cart',
  'href-checkout': '/checkout',
  'href-orders': '/orders',
  'href-invoices': '/invoices',
  'href-statements': '/statements',
  'href-lists': '/custom-lists',
  'href-quick-order': '/quick-order',
  'href-pay': '/pay-account',
  'href-register': '/register',
}

/** Attributes of every element. An element without them uses its portal's. */
export const sharedAttributes: readonly string[] = [...Object.keys(pages), 'portal-url', 'prices']
