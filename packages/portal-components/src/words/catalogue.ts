import * as enAU from './enAU/catalogue'
import * as enUS from './enUS/catalogue'
import { words } from './words'

/** Places in the catalogue. */
export const catalogueWords = /* @__PURE__ */ words('catalogue', enAU.catalogue, enUS.catalogue)
/** Listings. */
export const productsWords = /* @__PURE__ */ words('products', enAU.products, enUS.products)
