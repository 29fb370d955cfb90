import { foldText } from '@trade-portal/fluid-sdk'
import type { Product } from '@trade-portal/fluid-sdk'
import { foldSizes } from '../../messages/sizes'

/**
 * Sorts the products of a search, best first: the product number itself, then numbers and names that begin with the
 * term, names with each of its words, and last those that have it in their description alone. Sizes are compared as
 * `90x45`. Among equals a whole word comes before the beginning of another, `H2` before `H2F`, and the merchant's order
 * decides.
 */
export function rankProducts(products: readonly Product[], term: string): Product[] {
  const sought = fold(term)
  if (sought === '') return [...products]
  const words = sought.split(' ')
  return products
    .map((product) => ({ product, rank: rankOf(product, sought, words) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product)
}

/** Each rank leaves room for the words that are only the beginning of another. */
const STEP = 100

function rankOf({ id, name }: Product, sought: string, words: readonly string[]): number {
  const number = fold(id)
  const called = fold(name)
  if (number === sought) return 0
  if (number.startsWith(sought) || called.startsWith(sought)) return STEP + partsOf(called, words)
  const tokens = called.split(' ')
  if (words.every((word) => tokens.some((token) => token.startsWith(word)))) {
    return 2 * STEP + partsOf(called, words)
  }
  if (words.every((word) => called.includes(word) || number.includes(word))) return 3 * STEP
  return 4 * STEP
}

/** Returns the number of sought words that are no whole word of a name. */
function partsOf(called: string, words: readonly string[]): number {
  const tokens = new Set(called.split(' '))
  return Math.min(words.filter((word) => !tokens.has(word)).length, STEP - 1)
}

const fold = (text: string) => foldSizes(foldText(text)).replace(/[,()]/g, ' ').replace(/ +/g, ' ').trim()
