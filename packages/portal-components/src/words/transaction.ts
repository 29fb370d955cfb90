import * as enAU from './enAU/transaction'
import * as enUS from './enUS/transaction'
import { words } from './words'

/** The page of an order, a quote or an invoice. */
export const transactionWords = /* @__PURE__ */ words('transaction', enAU.transaction, enUS.transaction)
