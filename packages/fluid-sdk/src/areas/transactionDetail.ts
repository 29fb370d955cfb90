import { date, number, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { parseMoney } from '../arithmetic/money'
import type { WireTransactionDetail, WireTransactionLine } from '../wire/transactions'
import type { TransactionId } from './transactionId'
import type { TransactionDetail, TransactionLine } from './transactions'

/** Decodes a transaction. One that does not say its number is the one that was asked for. */
export function toDetail(
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
    subtotal: parseMoney(row.transactionTotalAmountExcGST),
    tax: parseMoney(row.transactionTotalGST),
    total: parseMoney(row.transactionTotalAmountIncGST),
    lines: toLines(row.LineDetailsTP),
  }
}

/** Decodes the lines, by their numbers where no two share one, else by their places. */
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
    quantity: number(row.quantity) ?? 0,
    unit: text(row.unitOfMeasure).trim(),
    unitPrice: parseMoney(row.unitPrice),
    amount: parseMoney(row.linePrice),
  }
}
