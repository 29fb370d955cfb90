import * as enAU from './enAU/priceBook'
import { words } from './words'

/** The price book. */
export const priceBookWords = /* @__PURE__ */ words('priceBook', enAU.priceBook)
