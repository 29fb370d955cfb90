import { words } from './words'

/** Words of the product modal. */
export const productModalWords = /* @__PURE__ */ words(
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
    notFound: 'This product is not in the catalogue.',
    partlyRead: 'Not everything about this product could be loaded.',
  },
  {
    notFound: 'This product is not in the catalog.',
  },
)
