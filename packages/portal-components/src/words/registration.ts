import * as enAU from './enAU/registration'
import * as enUS from './enUS/registration'
import { words } from './words'

/** Asking for access to an account. */
export const registrationWords = /* @__PURE__ */ words('registration', enAU.registration, enUS.registration)
