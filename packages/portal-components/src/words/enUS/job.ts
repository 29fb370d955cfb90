import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** All that belongs to a job. */
export const job = ({ tax }: Region) => ({
  amountsIncludeTax: `Amounts include ${inSentence(tax)}.`,
})
