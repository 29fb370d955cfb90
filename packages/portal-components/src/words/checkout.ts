import * as enAU from './enAU/checkout'
import * as enUS from './enUS/checkout'
import { words } from './words'

/** Order Details, and placing an order. */
export const checkoutWords = /* @__PURE__ */ words('checkout', enAU.checkout, enUS.checkout)
