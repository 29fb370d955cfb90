import { defineMessages } from './defineMessages'

/** The product modal. */
export const productModalMessages = /* @__PURE__ */ defineMessages(
  'productModal',
  {
    retailPrice: 'Retail price',
    tradePrice: 'Trade price',
    customerPrice: 'Your price',
    viewDatasheet: 'View Datasheet',
    features: 'Features & Benefits',
    information: 'Product Information',
    gallery: 'Pictures',
    picture: (index: number, count: number) => `Picture ${index} of ${count}`,
    notFound: 'This product isn’t in the catalogue.',
    partlyRead: 'We couldn’t load everything about this product.',
  },
  {
    notFound: 'This product isn’t in the catalog.',
  },
)
