import * as enAU from './enAU/doctor'
import { words } from './words'

/** Faults of the page, for whoever builds it. */
export const doctorWords = /* @__PURE__ */ words('doctor', enAU.doctor)
