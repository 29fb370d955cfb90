import * as enAU from './enAU/payments'
import * as enUS from './enUS/payments'
import { words } from './words'

/** Paying the account by card, on the provider's page. */
export const paymentsWords = /* @__PURE__ */ words('payments', enAU.payments, enUS.payments)
