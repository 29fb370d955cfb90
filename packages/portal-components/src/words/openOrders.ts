import * as enAU from './enAU/openOrders'
import { words } from './words'

/** Tells what became of an order that got no clear answer. */
export const openOrdersWords = /* @__PURE__ */ words('openOrders', enAU.openOrders)
