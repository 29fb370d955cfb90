import * as enAU from './enAU/lists'
import * as enUS from './enUS/lists'
import { words } from './words'

/** Custom lists: saving the cart as one, all of them, and what one holds. */
export const listsWords = /* @__PURE__ */ words('lists', enAU.lists, enUS.lists)
