import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** Invoices. */
export const invoices = ({ tax }: Region) => ({
  amountsIncludeTax: `Amounts include ${inSentence(tax)}`,
  sum: (amount: string) => `${amount} inc ${inSentence(tax)}`,
})
