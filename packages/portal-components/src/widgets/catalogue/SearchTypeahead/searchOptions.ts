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

/** Returns the options for a result: the first products and a link to all of them, or the next steps without any. */
export function foundOptions(products: Product[]): SearchOption[] {
  if (products.length === 0) return [{ kind: 'clear' }, { kind: 'browse' }]
  const first = products.slice(0, MOST_PRODUCTS).map((product) => ({ kind: 'product' as const, product }))
  return [...first, { kind: 'all' }]
}

/** Returns the options for an empty field. */
export function recentOptions(terms: string[]): SearchOption[] {
  if (terms.length === 0) return []
  return [...terms.map((term) => ({ kind: 'recent' as const, term })), { kind: 'forget' }]
}

/** Returns a unique key among the options of a list. */
export function optionKey(option: SearchOption): string {
  if (option.kind === 'recent') return `recent ${option.term}`
  return option.kind === 'product' ? `product ${option.product.id}` : option.kind
}
