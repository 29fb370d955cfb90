import type { Money } from '../money'
import type { CallOptions } from './session'

/** A line of the orders-and-quotes list. */
export interface TransactionSummary {
  number: number
  suffix: number
  /** As the merchant spells it, such as `Order` or `Quote`; compare in lower case. */
  type: string
  /** `YYYY-MM-DD`, or `null`. */
  deliveryDate: string | null
  invoiceDate: string | null
  branchId: string
  orderReference: string
  jobName: string
  address: string
  comment: string
  /** Includes tax. */
  amount: Money | null
}

/** Orders and quotes that were placed. */
export interface TransactionsArea {
  /** Lists orders and quotes, newest first. Wire: `getCustomerTransactions`. */
  listOrders(options?: CallOptions): Promise<TransactionSummary[]>
}
