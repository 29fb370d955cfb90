import { plural } from '../plural'
import type { Region } from '../Region'
import { inSentence } from './inSentence'

/** Places in the catalog. */
export const catalogue = {
  notInCatalogue: (name: string) => `“${name}” is not in the catalog.`,
  classCount: (count: number) => plural(count, 'line', 'lines'),
}

/** Listings. */
export const products = ({ tax }: Region) => ({
  noMatchesHint: 'Try fewer words, a size such as 2x4, or the product’s code.',
  pricesIncludeTax: `Prices include ${inSentence(tax)}`,
  pricesExcludeTax: `Prices exclude ${inSentence(tax)}`,
  includingTax: `inc ${inSentence(tax)}`,
  excludingTax: `ex ${inSentence(tax)}`,
})
