import type { Money } from '../arithmetic/money'
import type { CallOptions } from '../calls/wireCalls'
import type { Caller, FluidContext } from '../calls/context'
import { date, number, optionalAmount, quantity, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { FluidNoRecordsError } from '../errors'
import type { WireTransactionDetail, WireTransactionLine } from '../wire/transactions'
import { toWireKey } from './transactionSummary'
import type { TransactionId } from './transactionSummary'

/** A transaction with its lines. */
export interface TransactionDetail extends TransactionId {
  /** As the merchant spells it; compare in lower case. */
  type: string
  /** `YYYY-MM-DD`, or `null`. */
  invoiceDate: string | null
  deliveryDate: string | null
  chargeTo: string
  deliverTo: string
  jobName: string
  /** The non-empty lines of the delivery address. */
  address: string[]
  /** Written by the customer. */
  comment: string
  /** Without tax. */
  subtotal: Money | null
  tax: Money | null
  /** With tax. */
  total: Money | null
  lines: TransactionLine[]
}

export interface TransactionLine {
  /** Unique within the transaction. */
  id: number
  name: string
  productId: string
  quantity: number
  unit: string
  unitPrice: Money | null
  amount: Money | null
}

/** Reads a transaction with its lines. Wire: `getTransactionTP`. */
export async function readTransaction(
  context: FluidContext,
  input: TransactionId,
  { caller, ...options }: CallOptions & { caller: Caller },
): Promise<TransactionDetail> {
  const payload = {
    ...toWireKey(input, 'getTransactionTP'),
    userName: caller.session.username,
    companyID: context.configuration.companyId,
    customerID: caller.user.customerId,
  }
  const answer = await context.call('getTransactionTP', payload, { ...options, caller })
  const [row] = rows(answer?.TransactionTP)
  if (!row) throw new FluidNoRecordsError('No matching records', 'getTransactionTP')
  return toDetail(row, input)
}

/** Decodes a transaction. When its number is missing, it is the requested one. */
function toDetail(
  row: NonNullable<Untrusted<WireTransactionDetail>>,
  asked: TransactionId,
): TransactionDetail {
  return {
    number: number(row.transactionNumber) ?? asked.number,
    suffix: number(row.transactionSuffix) ?? asked.suffix,
    type: text(row.transactionType).trim(),
    invoiceDate: date(row.invoiceDate),
    deliveryDate: date(row.deliveryDate),
    chargeTo: text(row.nameCharge),
    deliverTo: text(row.nameShip),
    jobName: text(row.jobName),
    address: [row.shipAddress1, row.shipAddress2, row.shipAddress3]
      .map((line) => text(line).trim())
      .filter(Boolean),
    comment: text(row.comment_tportal),
    subtotal: optionalAmount(row.transactionTotalAmountExcGST),
    tax: optionalAmount(row.transactionTotalGST),
    total: optionalAmount(row.transactionTotalAmountIncGST),
    lines: toLines(row.LineDetailsTP),
  }
}

/** Decodes the lines. Their ids are their numbers, or their indexes when two share a number. */
function toLines(list: Untrusted<WireTransactionLine[]>): TransactionLine[] {
  const lines = rows(list).map((row, index) => toLine(row, number(row.lineNum) ?? index + 1))
  const areDistinct = new Set(lines.map(({ id }) => id)).size === lines.length
  return areDistinct ? lines : lines.map((line, index) => ({ ...line, id: index + 1 }))
}

function toLine(row: NonNullable<Untrusted<WireTransactionLine>>, id: number): TransactionLine {
  return {
    id,
    name: text(row.productDesc) || text(row.productCode),
    productId: text(row.productCode),
    quantity: quantity(row.quantity),
    unit: text(row.unitOfMeasure).trim(),
    unitPrice: optionalAmount(row.unitPrice),
    amount: optionalAmount(row.linePrice),
  }
}
