import type { TransactionSummary } from '@trade-portal/fluid-sdk'

/** What the list is narrowed to; empty: everything. */
export type OrderType = '' | 'Order' | 'Quote'

/** The type that a text names, whatever its case; all of them for any other text. */
export function orderTypeOf(text: string): OrderType {
  const wanted = text.trim().toLowerCase()
  return wanted === 'order' ? 'Order' : wanted === 'quote' ? 'Quote' : ''
}

/** The orders of a type. */
export function ofType(orders: TransactionSummary[], type: OrderType): TransactionSummary[] {
  return type === '' ? orders : orders.filter((order) => orderTypeOf(order.type) === type)
}
