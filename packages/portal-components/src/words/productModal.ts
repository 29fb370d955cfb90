import * as enAU from './enAU/productModal'
import * as enUS from './enUS/productModal'
import { words } from './words'

/** Words of the product modal. */
export const productModalWords = /* @__PURE__ */ words('productModal', enAU.productModal, enUS.productModal)
