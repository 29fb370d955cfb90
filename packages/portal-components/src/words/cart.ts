import * as enAU from './enAU/cart'
import * as enUS from './enUS/cart'
import { words } from './words'

/** Review Cart. */
export const cartWords = /* @__PURE__ */ words('cart', enAU.cart, enUS.cart)
