import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** Review Cart. */
export const cart = ({ tax }: Region) => ({
  pricesIncludeTax: `Prices include ${inSentence(tax)}`,
  pricesExcludeTax: `Prices exclude ${inSentence(tax)}`,
  changedElsewhere: 'It was changed somewhere else in the meantime. This is what the cart holds now.',
  expired: 'It had been waiting for more than a day.',
})
