import * as enAU from './enAU/common'
import * as enUS from './enUS/common'
import { words } from './words'

/** Words that more than one surface uses. */
export const commonWords = /* @__PURE__ */ words('common', enAU.common, enUS.common)
/** Messages of errors, and advice on them. */
export const errorsWords = /* @__PURE__ */ words('errors', enAU.errors, enUS.errors)
/** Notices of completed and uncertain actions. */
export const noticesWords = /* @__PURE__ */ words('notices', enAU.notices)
