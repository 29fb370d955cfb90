import type { FluidContext } from '../context'
import { date, number, rows, text } from '../decode'
import type { Untrusted } from '../decode'
import { parseMoney } from '../money'
import type { Money } from '../money'
import { unlessNone } from '../unlessNone'
import type { WireTransactionSummary } from '../wire/transactions'
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

/** Makes the area that lists what was placed. */
export function createTransactionsArea(context: FluidContext): TransactionsArea {
  return {
    async listOrders(options) {
      const caller = await context.readCaller(options)
      const payload = {
        deviceID: context.configuration.deviceId,
        customerID: caller.user.customerId,
        userName: caller.session.username,
        limit: 10000,
      } as const
      const answer = await unlessNone(
        () => context.call('getCustomerTransactions', payload, { ...options, caller }),
        null,
      )
      return rows(answer?.Order).flatMap((row) => toSummary(row) ?? [])
    },
  }
}

/** Decodes one line of a list; one without a number is none. */
export function toSummary(row: NonNullable<Untrusted<WireTransactionSummary>>): TransactionSummary | null {
  const transactionNumber = number(row.transactionNumber)
  if (transactionNumber === null) return null
  return {
    number: transactionNumber,
    suffix: number(row.transactionSuffix) ?? 0,
    type: text(row.transactionType).trim(),
    deliveryDate: date(row.deliveryDate),
    invoiceDate: date(row.invoiceDate),
    branchId: text(row.branchID),
    orderReference: text(row.customerOrderNumber),
    jobName: text(row.jobName),
    address: text(row.shipAddress1),
    comment: text(row.userComment),
    amount: parseMoney(row.transactionAmount),
  }
}
