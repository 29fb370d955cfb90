import * as enAU from './enAU/job'
import * as enUS from './enUS/job'
import { words } from './words'

/** All that belongs to a job. */
export const jobWords = /* @__PURE__ */ words('job', enAU.job, enUS.job)
