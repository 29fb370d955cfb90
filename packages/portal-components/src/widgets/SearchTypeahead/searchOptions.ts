import type { Product } from '@trade-portal/fluid-sdk'

/** One line of what the search offers: all of them are reached by the arrow keys. */
export type SearchOption =
  | { kind: 'recent'; term: string }
  | { kind: 'forget' }
  | { kind: 'product'; product: Product }
  | { kind: 'all' }
  | { kind: 'retry' }

const MOST_PRODUCTS = 6

/** What is offered for a term that was answered: the first products, and the way to all of them. */
export function foundOptions(products: Product[]): SearchOption[] {
  if (products.length === 0) return []
  const first = products.slice(0, MOST_PRODUCTS).map((product) => ({ kind: 'product' as const, product }))
  return [...first, { kind: 'all' }]
}

/** What is offered before anything was typed. */
export function recentOptions(terms: string[]): SearchOption[] {
  if (terms.length === 0) return []
  return [...terms.map((term) => ({ kind: 'recent' as const, term })), { kind: 'forget' }]
}

/** Unlike any other option's that is offered beside it. */
export function optionKey(option: SearchOption): string {
  if (option.kind === 'recent') return `recent ${option.term}`
  return option.kind === 'product' ? `product ${option.product.id}` : option.kind
}
