import * as enAU from './enAU/shell'
import * as enUS from './enUS/shell'
import { words } from './words'

/** The shell around every page. */
export const shellWords = /* @__PURE__ */ words('shell', enAU.shell, enUS.shell)
