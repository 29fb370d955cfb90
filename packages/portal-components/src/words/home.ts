import * as enAU from './enAU/home'
import { words } from './words'

/** The home page. */
export const homeWords = /* @__PURE__ */ words('home', enAU.home)
