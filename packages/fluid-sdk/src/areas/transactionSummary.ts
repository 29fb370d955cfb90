import { date, number, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { parseMoney } from '../arithmetic/money'
import type { WireTransactionSummary } from '../wire/transactions'
import type { TransactionSummary } from './transactions'

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
