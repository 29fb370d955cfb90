import { plural } from '../plural'
import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** Orders & Quotes. */
export const orders = ({ tax }: Region) => ({
  amountsIncludeTax: `Amounts include ${inSentence(tax)}`,
  copyNote: (items: number) =>
    `It has ${plural(items, 'item', 'items')} already. What is there stays, and the items on this order are added.`,
  copyUnknown: 'What is in your cart stays, and the items on this order are added.',
})
