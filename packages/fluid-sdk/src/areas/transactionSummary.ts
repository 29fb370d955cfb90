import type { Money } from '../arithmetic/money'
import { date, number, optionalAmount, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { FluidNoRecordsError } from '../errors'
import type { WireTransactionKey, WireTransactionSummary } from '../wire/transactions'

/** The number and suffix of a transaction of any type. */
export interface TransactionId {
  number: number
  suffix: number
}

/** Input names of the id's parts, by their two wire names each. */
export const ID_FIELDS = {
  transactionNumber: 'number',
  transactionSuffix: 'suffix',
  numTran: 'number',
  suffixTran: 'suffix',
} satisfies Record<string, keyof TransactionId>

/** Returns whether an id names no transaction at all. */
export function isNone({ number, suffix }: TransactionId): boolean {
  return number === 0 && suffix === 0
}

/** Encodes the id for the wire. 0-0 names no transaction, and no call is made for it (decision A13h). */
export function toWireKey(id: TransactionId, operation: string): WireTransactionKey {
  if (isNone(id)) throw new FluidNoRecordsError('No matching records', operation)
  return { transactionNumber: id.number, transactionSuffix: id.suffix }
}

/** A line of the list of orders and quotes, or of invoices. */
export interface TransactionSummary extends TransactionId {
  /** As the merchant spells it, such as `Order`, `Quote` or `Invoice`; compare in lower case. */
  type: string
  /** `YYYY-MM-DD`, or `null`. */
  deliveryDate: string | null
  invoiceDate: string | null
  branchId: string
  orderReference: string
  jobName: string
  address: string
  comment: string
  /** Includes tax. Below 0 on a credit. */
  amount: Money | null
}

/** Creates a decoder of a list that takes any number of rows at a time and returns each transaction once. */
export function summaryDecoder() {
  const seen = new Set<string>()
  return (list: Untrusted<WireTransactionSummary[]>): TransactionSummary[] =>
    rows(list).flatMap((row) => {
      const summary = toSummary(row)
      if (summary === null) return []
      const key = `${summary.type}/${summary.number}-${summary.suffix}`
      if (seen.has(key)) return []
      seen.add(key)
      return summary
    })
}

/** Compares invoices for the newest first: by date, those without one last, then by number. */
export function newestFirst(one: TransactionSummary, other: TransactionSummary): number {
  const [day, otherDay] = [one.invoiceDate ?? '', other.invoiceDate ?? '']
  if (day !== otherDay) return day < otherDay ? 1 : -1
  return other.number - one.number || other.suffix - one.suffix
}

/** Returns a callback that passes rows on until one is out of order. */
export function whileNewestFirst(
  tell: ((rows: readonly TransactionSummary[]) => void) | undefined,
): ((rows: readonly TransactionSummary[]) => void) | undefined {
  let last: TransactionSummary | null = null
  let isInOrder = true
  if (!tell) return undefined
  return (rows) => {
    for (const row of rows) {
      isInOrder &&= last === null || newestFirst(last, row) <= 0
      last = row
    }
    if (isInOrder) tell(rows)
  }
}

/** Decodes one line of a list; one without a number, or with 0-0, is dropped. */
function toSummary(row: NonNullable<Untrusted<WireTransactionSummary>>): TransactionSummary | null {
  const transactionNumber = number(row.transactionNumber)
  const suffix = number(row.transactionSuffix) ?? 0
  if (transactionNumber === null || isNone({ number: transactionNumber, suffix })) return null
  return {
    number: transactionNumber,
    suffix,
    type: text(row.transactionType).trim(),
    deliveryDate: date(row.deliveryDate),
    invoiceDate: date(row.invoiceDate),
    branchId: text(row.branchID),
    orderReference: text(row.customerOrderNumber),
    jobName: text(row.jobName),
    address: text(row.shipAddress1),
    comment: text(row.userComment),
    amount: optionalAmount(row.transactionAmount),
  }
}
