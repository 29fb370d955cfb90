import { enAU } from './enAU'
import type { Messages } from './Messages'
import type { Region } from './Region'

/** American English, where it differs. */
export const enUS = (region: Region): Messages => enAU(region)
