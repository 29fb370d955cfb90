import type { ElementDoc } from './ElementFacts'

const product = 'The product’s id. Left out, that of the `<trade-product>` around it.'

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
    about: 'The button that asks for the lengths of a product; nothing for one that is sold by quantity',
    attributes: { product },
    properties: ['item'],
    isSmall: true,
  },
  doctor: { about: 'Faults of the page that it stands on, for whoever builds the page', isSmall: true },
}

/** The documentation of the marks in a page's own markup, by their names after `trade-`. */
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
