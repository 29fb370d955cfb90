import type { ElementDoc } from './ElementFacts'

const product = 'The product’s id. Default: that of the `<trade-product>` around it.'

/** The elements without a widget, by their names after `trade-`. */
export const otherElements: Readonly<
  Record<'add' | 'tally' | 'doctor', ElementDoc & { isSmall: true; properties?: readonly string[] }>
> = {
  add: {
    about: 'Quantity and button that put a product into the cart, or the button of its tally',
    attributes: { product },
    properties: ['item'],
    isSmall: true,
  },
  tally: {
    about: 'The button that asks for the lengths of a product; nothing for a product sold by quantity',
    attributes: { product },
    properties: ['item'],
    isSmall: true,
  },
  doctor: { about: 'Faults of the page around it, for the page’s developer', isSmall: true },
}

/** The documentation of the marks in a page's own markup, by their names after `trade-`. */
export const pieceDocs: Readonly<Record<'product' | 'data' | 'price', ElementDoc>> = {
  product: {
    about: 'A product in the page’s own markup, whose template is filled for signed-in customers',
    attributes: {
      product: 'The product’s id. `productID`',
      category: 'The category it is in, so that one call reads all of its products',
      type: 'The type it is in',
      'class-id': 'The class it is in',
    },
  },
  data: { about: 'A field of the product around it', attributes: { field: 'Its name' } },
  price: { about: 'The customer’s own price of the product around it' },
}

/** Attributes of `<trade-portal>`, and of the script as `data-…`. */
export const portalDocs: Readonly<Record<string, string>> = {
  configuration: 'The address of the merchant’s `configuration.json`',
  theme: 'The address of a stylesheet with the merchant’s style variables, added to the page',
  scheme: '`light`, `dark`, `contrast`, `auto` (the device’s) or `host` (the page’s). Default: `host`.',
  prices:
    'Prices in lists: `on` from the start, `off` for none, `ask` once the customer turns them on or signs in to see them. Default: `ask`.',
  'portal-url': 'The address of the whole portal, for every link without an `href-…` page',
}
