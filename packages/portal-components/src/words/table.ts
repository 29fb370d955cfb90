import * as enAU from './enAU/table'
import { words } from './words'

/** Words of every page with a table. */
export const tableWords = /* @__PURE__ */ words('table', enAU.table)
