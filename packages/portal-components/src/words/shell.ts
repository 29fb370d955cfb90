import * as enAU from './enAU/shell'
import * as enUS from './enUS/shell'
import { words } from './words'

/** The shell around every page. */
export const shellWords = /* @__PURE__ */ words('shell', enAU.shell, enUS.shell)
/** Signing in. */
export const signInWords = /* @__PURE__ */ words('signIn', enAU.signIn)
/** Said in the place of a widget to whoever is not signed in. */
export const signInPromptWords = /* @__PURE__ */ words('signInPrompt', enAU.signInPrompt)
/** The home page. */
export const homeWords = /* @__PURE__ */ words('home', enAU.home)
