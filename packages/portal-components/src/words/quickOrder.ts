import * as enAU from './enAU/quickOrder'
import * as enUS from './enUS/quickOrder'
import { words } from './words'

/** The quick-order pad. */
export const quickOrderWords = /* @__PURE__ */ words('quickOrder', enAU.quickOrder, enUS.quickOrder)
