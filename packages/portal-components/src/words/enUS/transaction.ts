import { plural } from '../plural'
import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** The page of an order, a quote or an invoice. */
export const transaction = ({ tax }: Region) => ({
  totalExcludingTax: `Total ex ${inSentence(tax)}`,
  totalIncludingTax: `Total inc ${inSentence(tax)}`,
  copyNote: (items: number) =>
    `It has ${plural(items, 'item', 'items')} already. What is there stays, and the items on this transaction are added at today’s prices.`,
  copyUnknown: 'What is in your cart stays, and the items on this transaction are added at today’s prices.',
})
