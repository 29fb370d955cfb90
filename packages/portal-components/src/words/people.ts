import * as enAU from './enAU/people'
import * as enUS from './enUS/people'
import { words } from './words'

/** The account and the people who may sign in for it. */
export const peopleWords = /* @__PURE__ */ words('people', enAU.people, enUS.people)
