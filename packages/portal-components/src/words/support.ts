import * as enAU from './enAU/support'
import { words } from './words'

/** Writing to the merchant's support, or to the account's representative. */
export const supportWords = /* @__PURE__ */ words('support', enAU.support)
