import * as enAU from './enAU/debug'
import * as enUS from './enUS/debug'
import { words } from './words'

/** The pages of a development build. */
export const debugWords = /* @__PURE__ */ words('debug', enAU.debug, enUS.debug)
