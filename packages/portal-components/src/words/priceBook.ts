import * as enAU from './enAU/priceBook'
import * as enUS from './enUS/priceBook'
import { words } from './words'

/** The price book. */
export const priceBookWords = /* @__PURE__ */ words('priceBook', enAU.priceBook, enUS.priceBook)
