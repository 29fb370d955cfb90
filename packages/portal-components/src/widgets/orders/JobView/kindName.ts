import type { TransactionKind } from '../../../places/transactionPaths'
import { invoicesWords } from '../../../messages/invoices'
import { ordersWords } from '../../../messages/orders'
import type { Say } from '../../../messages/Say'

/** The name of all transactions of a kind. */
export function kindName(kind: TransactionKind, say: Say): string {
  const invoices = say(invoicesWords)
  const orders = say(ordersWords)
  return { order: orders.orders, quote: orders.quotes, invoice: invoices.title }[kind]
}
