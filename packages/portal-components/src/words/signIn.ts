import * as enAU from './enAU/signIn'
import { words } from './words'

/** Signing in. */
export const signInWords = /* @__PURE__ */ words('signIn', enAU.signIn)
