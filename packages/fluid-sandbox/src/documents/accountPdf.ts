import { decimal } from '../arithmetic/arithmetic.ts'
import type { Database } from '../database/database.ts'
import { accountBalance, balancesOn, openItemsOn } from '../tables/ledger.ts'
import { money, sheetPdf } from './sheetPdf.ts'

const STATEMENT = /\/statement-(\d{4}-\d\d-\d\d)-/
const INVOICE = /\/invoice-(\d+)-(\d+)-/

/**
 * Writes the statement or the invoice of an address, or `null` when no customer is offered it as a download: only a
 * customer's own list of downloads contains such an address.
 */
export function accountPdf(path: string, database: Database): Uint8Array<ArrayBuffer> | null {
  const owner = database.get<{ id: string; name: string }>(
    `SELECT customers.id, name FROM downloads JOIN customers ON customers.id = customer_id WHERE path = ?`,
    [path],
  )
  if (!owner) return null
  const [, dated] = STATEMENT.exec(path) ?? []
  if (dated !== undefined) return statementPdf(database, owner, dated)
  const [, number, suffix] = INVOICE.exec(path) ?? []
  return number === undefined
    ? null
    : invoicePdf(database, owner, { number: Number(number), suffix: Number(suffix) })
}

interface Owner {
  id: string
  name: string
}

function statementPdf(database: Database, { id, name }: Owner, dated: string) {
  const statement = database.get<{ reference: string }>(
    'SELECT reference FROM statements WHERE customer_id = ? AND dated = ?',
    [id, dated],
  )
  if (!statement) return null
  const balances = balancesOn(database, id, dated)
  return sheetPdf(`Statement ${dated}`, {
    kind: 'STATEMENT',
    title: name,
    subtitle: `Account ${id}, ${dated}, reference ${statement.reference}`,
    paragraphs: [],
    rows: [
      ...openItemsOn(database, id, dated).map(
        ({ invoicedOn, type, number, suffix, amount, balance }) =>
          [invoicedOn, `${type} ${number}-${suffix} of ${money(amount)}, open ${money(balance)}`] as const,
      ),
      ['Current', money(balances.current)],
      ['30 days', money(balances.days30)],
      ['60 days', money(balances.days60)],
      ['90 days', money(balances.days90)],
      ['120+ days', money(balances.days120)],
      ['Account balance', money(accountBalance(balances))],
      ['Due now', money(balances.due)],
    ],
    foot: 'Payments are shown up to the day of the statement.',
  })
}

interface InvoiceRow {
  invoicedOn: string
  orderReference: string
  jobName: string
  withoutTax: number
  tax: number
  total: number
}

interface LineRow {
  productId: string
  description: string
  uom: string
  quantity: number
  unitPrice: number
}

function invoicePdf(database: Database, { id, name }: Owner, key: { number: number; suffix: number }) {
  const { number, suffix } = key
  const invoice = database.get<InvoiceRow>(
    `SELECT invoice_date AS invoicedOn, order_reference AS orderReference, job_name AS jobName,
       total_without_tax AS withoutTax, total_tax AS tax, total
     FROM transactions WHERE number = ? AND suffix = ? AND customer_id = ?`,
    [number, suffix, id],
  )
  if (!invoice) return null
  const lines = database.all<LineRow>(
    `SELECT product_id AS productId, description, uom, quantity, unit_price AS unitPrice
     FROM transaction_lines WHERE number = ? AND suffix = ? ORDER BY line_id`,
    [number, suffix],
  )
  return sheetPdf(`Invoice ${number}-${suffix}`, {
    kind: 'INVOICE',
    title: `Invoice ${number}-${suffix}`,
    subtitle: `${name}, account ${id}, ${invoice.invoicedOn}`,
    paragraphs: [invoice.jobName, invoice.orderReference],
    rows: [
      ...lines.map(
        ({ productId, description, uom, quantity, unitPrice }) =>
          [`${decimal(quantity)} ${uom}`, `${description} (${productId}) at ${money(unitPrice)}`] as const,
      ),
      ['Without tax', money(invoice.withoutTax)],
      ['Tax', money(invoice.tax)],
      ['Total', money(invoice.total)],
    ],
    foot: 'Unit prices are without tax.',
  })
}
