import * as enAU from './enAU/search'
import { words } from './words'

/** Words of the search field and its list. */
export const searchWords = /* @__PURE__ */ words('search', enAU.search)
