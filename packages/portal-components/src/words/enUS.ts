import { enAU } from './enAU'
import type { Messages } from './Messages'

/** American English, where it differs. */
export const enUS: Messages = { ...enAU }
