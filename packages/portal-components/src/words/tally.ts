import * as enAU from './enAU/tally'
import * as enUS from './enUS/tally'
import { words } from './words'

/** Entering lengths. */
export const tallyWords = /* @__PURE__ */ words('tally', enAU.tally, enUS.tally)
