import type { TransactionKind } from '../../places/transactionPaths'
import type { Messages } from '../../words/Messages'

/** The name of all transactions of a kind. */
export function kindName(kind: TransactionKind, { invoices, orders }: Messages): string {
  return { order: orders.orders, quote: orders.quotes, invoice: invoices.title }[kind]
}
