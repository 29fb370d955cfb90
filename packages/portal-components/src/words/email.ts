import * as enAU from './enAU/email'
import * as enUS from './enUS/email'
import { words } from './words'

/** Sending documents by e-mail. */
export const emailWords = /* @__PURE__ */ words('email', enAU.email, enUS.email)
/** The customer's comment on a transaction. */
export const commentWords = /* @__PURE__ */ words('comment', enAU.comment)
