import { insertRow } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import type { SeedData } from './Seed.ts'
import type { SeedTransaction, SeedTransactionLine } from './SeedTransaction.ts'

/** Fills the tables of the purchases, payments and statements from before the portal was opened. */
export function seedHistory(database: Database, { transactions, statements }: SeedData): void {
  for (const transaction of transactions) seedTransaction(database, transaction)
  for (const { customerId, dated, reference } of statements) {
    insertRow(database, 'statements', { customer_id: customerId, dated, reference })
  }
}

function seedTransaction(database: Database, transaction: SeedTransaction): void {
  const { number, suffix, lines, settlements } = transaction
  insertRow(database, 'transactions', {
    number,
    suffix,
    type: transaction.type,
    customer_id: transaction.customerId,
    user_id: transaction.userId,
    branch_id: transaction.branchId,
    despatch_method: transaction.despatchMethod,
    order_reference: transaction.orderReference,
    job_name: transaction.jobName,
    ship_address: transaction.shipAddress,
    ship_suburb: transaction.shipSuburb,
    ship_state: transaction.shipState,
    ship_postcode: transaction.shipPostcode,
    contact_name: transaction.contactName,
    contact_email: transaction.contactEmail,
    instructions: transaction.instructions,
    required_at: transaction.requiredAt,
    invoice_date: transaction.invoiceDate,
    user_comment: transaction.userComment,
    total_without_tax: transaction.totalWithoutTax,
    total_tax: transaction.totalTax,
    total: transaction.total,
    placed_at: transaction.placedAt,
  })
  lines.forEach((line, index) => seedLine(database, { number, suffix, lineId: index + 1 }, line))
  for (const { settledOn, amount } of settlements) {
    insertRow(database, 'settlements', { number, suffix, settled_on: settledOn, amount })
  }
}

interface LineKey {
  number: number
  suffix: number
  lineId: number
}

function seedLine(
  database: Database,
  { number, suffix, lineId }: LineKey,
  { productId, description, uom, quantity, unitPrice, unitTax, tally }: SeedTransactionLine,
): void {
  insertRow(database, 'transaction_lines', {
    number,
    suffix,
    line_id: lineId,
    product_id: productId,
    description,
    uom,
    quantity,
    is_tally: Number(tally.length > 0),
    unit_price: unitPrice,
    unit_tax: unitTax,
  })
  tally.forEach((row, position) => {
    insertRow(database, 'transaction_tallies', {
      number,
      suffix,
      line_id: lineId,
      position,
      length: row.length,
      quantity: row.quantity,
    })
  })
}
