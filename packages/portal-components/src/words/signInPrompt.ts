import * as enAU from './enAU/signInPrompt'
import { words } from './words'

/** Said in the place of a widget to whoever is not signed in. */
export const signInPromptWords = /* @__PURE__ */ words('signInPrompt', enAU.signInPrompt)
