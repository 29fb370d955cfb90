import * as enAU from './enAU/orders'
import * as enUS from './enUS/orders'
import { words } from './words'

/** Orders & Quotes. */
export const ordersWords = /* @__PURE__ */ words('orders', enAU.orders, enUS.orders)
