import type { TransactionSummary } from '@trade-portal/fluid-sdk'
import { transactionType } from '../../../data/transactions/transactionType'

/** The type that the list is limited to; empty: both. */
export type OrderType = '' | 'Order' | 'Quote'

/** The type that a text names, in any case; empty for any other text. */
export function orderTypeOf(text: string): OrderType {
  const known = transactionType(text)
  return known === 'order' ? 'Order' : known === 'quote' ? 'Quote' : ''
}

const ofType = (type: OrderType) => (order: TransactionSummary) => orderTypeOf(order.type) === type

/** Filters by type; `undefined` where nothing is filtered. */
export const isOfType = { '': undefined, Order: ofType('Order'), Quote: ofType('Quote') }
