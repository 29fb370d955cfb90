import type { ElementViewModule } from './elementView'

/** An element of the page, before anything of its widget is there. The loader holds these alone. */
export interface ElementDefinition {
  /** Attributes that it follows. */
  attributes?: readonly string[]
  /** Properties beside those of its attributes, for what is no text. */
  properties?: readonly string[]
  /** Opens over the page by its attribute `open`, and loads no sooner. */
  isModal?: boolean
  load: () => Promise<ElementViewModule>
}

const definitions = {
  'product-list': {
    attributes: ['category', 'type', 'class-id', 'search', 'page'],
    load: () => import('./views/productList'),
  },
  'product-modal': { attributes: ['product'], isModal: true, load: () => import('./views/productModal') },
  'tally-modal': { attributes: ['product'], isModal: true, load: () => import('./views/tallyModal') },
  add: { attributes: ['product'], properties: ['item'], load: () => import('./views/add') },
  tally: { attributes: ['product'], properties: ['item'], load: () => import('./views/tally') },
  catalogue: { attributes: ['category'], load: () => import('./views/catalogue') },
  'products-menu': { load: () => import('./views/productsMenu') },
  search: { load: () => import('./views/search') },
  'cart-button': { load: () => import('./views/cartButton') },
  'cart-review': { load: () => import('./views/cartReview') },
  'checkout-form': { load: () => import('./views/checkoutForm') },
  'order-complete': { attributes: ['kind', 'number'], load: () => import('./views/orderComplete') },
  'open-orders': { load: () => import('./views/openOrders') },
  'quick-order': { load: () => import('./views/quickOrder') },
  'custom-lists': { load: () => import('./views/customLists') },
  'custom-list': { attributes: ['list'], load: () => import('./views/customList') },
  'orders-table': { attributes: ['type', 'search', 'sort'], load: () => import('./views/ordersTable') },
  'invoice-table': {
    attributes: ['from', 'to', 'search', 'sort'],
    load: () => import('./views/invoiceTable'),
  },
  transaction: { attributes: ['kind', 'number', 'suffix'], load: () => import('./views/transaction') },
  job: { attributes: ['name', 'from'], load: () => import('./views/job') },
  'statement-list': { load: () => import('./views/statementList') },
  'statement-view': { attributes: ['date'], load: () => import('./views/statementView') },
  'pay-account': {
    attributes: ['invoice', 'statement', 'amount', 'href-paid', 'href-cancelled', 'href-declined'],
    load: () => import('./views/payAccount'),
  },
  'payment-result': { attributes: ['page'], load: () => import('./views/paymentResult') },
  account: { load: () => import('./views/account') },
  home: { load: () => import('./views/home') },
  'account-admin': { load: () => import('./views/accountAdmin') },
  'sub-user-form': { attributes: ['user'], load: () => import('./views/subUserForm') },
  'price-book': { load: () => import('./views/priceBook') },
  downloads: { load: () => import('./views/downloads') },
  stores: { load: () => import('./views/stores') },
  links: { load: () => import('./views/links') },
  'sign-in': { load: () => import('./views/signIn') },
  register: { load: () => import('./views/register') },
  support: { load: () => import('./views/support') },
  contact: { load: () => import('./views/contact') },
  doctor: { load: () => import('./views/doctor') },
} as const satisfies Record<string, ElementDefinition>

/** The names of the elements after `trade-`. */
export type ElementName = keyof typeof definitions

/** All elements, by their names after `trade-`. */
export const elementDefinitions: Readonly<Record<ElementName, ElementDefinition>> = definitions
