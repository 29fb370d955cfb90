/** An element in words, for its manifest, its types and docs/embed.md. The loader holds none of them. */
export interface ElementDoc {
  /** Shows it, in a line. */
  about: string
  /** By their names: values, and what they do. */
  attributes?: Readonly<Record<string, string>>
}

const search = 'The text that is searched for. Left out, the element keeps it itself.'
const sort =
  'The order: `amount` sorts upwards by that column, `-amount` downwards. Left out, the element keeps it itself.'

/** All elements in words, by their names after `trade-`. */
export const elementDocs: Readonly<Record<string, ElementDoc>> = {
  'product-list': {
    about:
      'Products of a place in the catalogue, or found by a search, with prices and the way into the cart',
    attributes: {
      category: 'The category’s id, such as `TIMBER`. Without it the element searches the whole catalogue.',
      type: 'The type’s id, such as `Structural Pine`',
      'class-id': 'The class’s id',
      search,
      page: 'The page, from 1. Left out, the element keeps it itself.',
    },
  },
  'product-modal': {
    about: 'A product over the page, while `open` is set',
    attributes: { product: 'The product’s id. `productID`', open: 'Opens it; closing takes it away.' },
  },
  'tally-modal': {
    about: 'The lengths of a product that is ordered by tally, over the page, while `open` is set',
    attributes: { product: 'The product’s id. `productID`', open: 'Opens it; closing takes it away.' },
  },
  add: {
    about: 'Quantity and button that put a product into the cart, or the button of its tally',
    attributes: { product: 'The product’s id. Left out, that of the `<trade-product>` around it.' },
  },
  tally: {
    about: 'The button that asks for the lengths of a product; nothing for one that is sold by quantity',
    attributes: { product: 'The product’s id. Left out, that of the `<trade-product>` around it.' },
  },
  catalogue: {
    about: 'The categories, or the types of one',
    attributes: { category: 'The category’s id. Without it all categories are shown.' },
  },
  'products-menu': { about: 'The categories, types and classes as menus, on the colour of the masthead' },
  search: { about: 'A search field for the whole catalogue, with suggestions' },
  'cart-button': { about: 'The number of lines in the cart and their sum, which leads to the cart' },
  'cart-review': { about: 'The lines of the cart, which can be changed and removed' },
  'checkout-form': { about: 'The form that makes an order or a quote of the cart' },
  'order-complete': {
    about: 'The receipt of an order or a quote that was just placed here',
    attributes: { kind: '`order` or `quote`', number: 'Its number. Without it the latest is shown.' },
  },
  'open-orders': {
    about: 'Orders that are on their way or got no clear answer; nothing while there are none',
  },
  'quick-order': { about: 'A pad that takes product numbers and quantities, typed, pasted or as a file' },
  'custom-lists': { about: 'The customer’s lists' },
  'custom-list': { about: 'One list', attributes: { list: 'The list’s id. `cartSessionId`' } },
  'orders-table': {
    about: 'Orders and quotes',
    attributes: {
      type: '`Order` or `Quote`; empty shows both. Left out, the element keeps it itself.',
      search,
      sort,
    },
  },
  'invoice-table': {
    about: 'Invoices and credits',
    attributes: {
      from: 'The first day, `YYYY-MM-DD`, or `open`. Left out, the element keeps it itself.',
      to: 'The last day, `YYYY-MM-DD`. Left out, the element keeps it itself.',
      search,
      sort,
    },
  },
  transaction: {
    about: 'An order, a quote or an invoice with its lines',
    attributes: {
      kind: '`order`, `quote` or `invoice`',
      number: 'Its number',
      suffix: 'Its suffix. Default: 0.',
    },
  },
  job: {
    about: 'All that was ordered for a job',
    attributes: {
      name: 'The job’s name',
      from: 'The first day of its invoices, `YYYY-MM-DD`. Left out, the element keeps it itself.',
    },
  },
  'statement-list': { about: 'The customer’s statements' },
  'statement-view': { about: 'One statement', attributes: { date: 'Its day, `YYYY-MM-DD`' } },
  'pay-account': {
    about: 'Paying what is owed by card, on the provider’s page',
    attributes: {
      invoice: 'The invoice to pay, such as `418823-0`',
      statement: 'The day of the statement to pay, `YYYY-MM-DD`. With neither it is what is overdue.',
      amount:
        'The dollars to begin with, such as `510.84`, where the customer may choose them. Default: all of it.',
      'href-paid': 'The page that the provider returns to after a payment. Default: the page that is open.',
      'href-cancelled': 'The page after one that was cancelled. Default: the page that is open.',
      'href-declined': 'The page after one that was declined. Default: the page that is open.',
    },
  },
  'payment-result': {
    about: 'What became of a payment by card, on the page that the provider returns to',
    attributes: {
      page: '`complete`, `fail` or `cancelled`, the return that the page is for. Left out, the address says it, and nothing is told where nobody has paid.',
    },
  },
  account: {
    about: 'Who is signed in, with Sign Out; Sign in for everybody else',
  },
  home: { about: 'The customer’s cart, latest orders, lists and balances' },
  'account-admin': { about: 'The account and the people who may sign in for it' },
  'sub-user-form': {
    about: 'The form that adds a person to the account, or changes or deletes one',
    attributes: { user: 'The id of the person to change. `custContactID` Left out, a person is added.' },
  },
  'price-book': { about: 'The customer’s price list as files' },
  downloads: { about: 'Files that the merchant offers' },
  stores: { about: 'The merchant’s stores' },
  links: { about: 'The merchant’s links' },
  'sign-in': { about: 'The form that signs a customer in' },
  register: { about: 'The form by which a visitor becomes a customer' },
  support: { about: 'A message to the merchant' },
  contact: { about: 'A message to the account’s representative' },
  doctor: { about: 'Faults of the page that it stands on, for whoever builds the page' },
}

/** The marks in the page's own markup in words, by their names after `trade-`. */
export const pieceDocs: Readonly<Record<'product' | 'data' | 'price', ElementDoc>> = {
  product: {
    about: 'A product in the page’s own markup, whose template is filled for whoever is signed in',
    attributes: {
      product: 'The product’s id. `productID`',
      category: 'The category that it lies in, so that one call reads all of a place',
      type: 'The type that it lies in',
      'class-id': 'The class that it lies in',
    },
  },
  data: { about: 'A field of the product around it', attributes: { field: 'Its name' } },
  price: { about: 'The customer’s own price of the product around it' },
}

/** Attributes of `<trade-portal>`, and of the script as `data-…`. */
export const portalDocs: Readonly<Record<string, string>> = {
  configuration: 'The address of the merchant’s `configuration.json`',
  theme: 'The address of a stylesheet with the merchant’s style variables, which is added to the page',
  scheme: '`light`, `dark`, `contrast`, `auto` (the device’s) or `host` (that of the page). Default: `host`.',
  prices:
    'Prices of lists: `on` from the first, `off` for none, `ask` for those who turn them on or sign in to see them. Default: `ask`.',
  'portal-url': 'The address of the whole portal, where all links lead that no `href-…` names a page for',
}
