import * as enAU from './enAU/downloads'
import { words } from './words'

/** Downloads. */
export const downloadsWords = /* @__PURE__ */ words('downloads', enAU.downloads)
