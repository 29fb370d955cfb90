import * as enAU from './enAU/statements'
import * as enUS from './enUS/statements'
import { words } from './words'

/** Statements, and what the account owes by age. */
export const statementsWords = /* @__PURE__ */ words('statements', enAU.statements, enUS.statements)
