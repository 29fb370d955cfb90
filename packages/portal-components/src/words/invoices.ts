import * as enAU from './enAU/invoices'
import * as enUS from './enUS/invoices'
import { words } from './words'

/** Invoices. */
export const invoicesWords = /* @__PURE__ */ words('invoices', enAU.invoices, enUS.invoices)
