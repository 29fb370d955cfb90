import type { TransactionSummary } from '@trade-portal/fluid-sdk'

/** What the list is narrowed to; empty: everything. */
export type OrderType = '' | 'Order' | 'Quote'

/** The type that a text names, whatever its case; all of them for any other text. */
export function orderTypeOf(text: string): OrderType {
  const wanted = text.trim().toLowerCase()
  return wanted === 'order' ? 'Order' : wanted === 'quote' ? 'Quote' : ''
}

const ofType = (type: OrderType) => (order: TransactionSummary) => orderTypeOf(order.type) === type

/** What each type lets through; nothing where it is everything. */
export const isOfType = { '': undefined, Order: ofType('Order'), Quote: ofType('Quote') }
