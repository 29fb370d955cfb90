import type { Product } from '@trade-portal/fluid-sdk'

/** An option of the search. The arrow keys reach all of them. */
export type SearchOption =
  | { kind: 'recent'; term: string }
  | { kind: 'forget' }
  | { kind: 'product'; product: Product }
  | { kind: 'all' }
  | { kind: 'retry' }
  | { kind: 'clear' }
  | { kind: 'browse' }

const MOST_PRODUCTS = 6

/** Options for an answered term: the first products and the way to all of them, or what to do where there are none. */
export function foundOptions(products: Product[]): SearchOption[] {
  if (products.length === 0) return [{ kind: 'clear' }, { kind: 'browse' }]
  const first = products.slice(0, MOST_PRODUCTS).map((product) => ({ kind: 'product' as const, product }))
  return [...first, { kind: 'all' }]
}

/** Options before anything is typed. */
export function recentOptions(terms: string[]): SearchOption[] {
  if (terms.length === 0) return []
  return [...terms.map((term) => ({ kind: 'recent' as const, term })), { kind: 'forget' }]
}

/** A key that is unique among the options of a list. */
export function optionKey(option: SearchOption): string {
  if (option.kind === 'recent') return `recent ${option.term}`
  return option.kind === 'product' ? `product ${option.product.id}` : option.kind
}
