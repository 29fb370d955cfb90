import type { WireTransactionDetail, WireTransactionLine } from '@trade-portal/fluid-sdk/wire'
import { decimal, dollars, totalsOf } from '../arithmetic/arithmetic.ts'
import type { PricedLine } from '../arithmetic/arithmetic.ts'
import { checkCustomer, checkUserId, checkUserName } from '../tables/accounts.ts'
import { findOpenCart } from '../tables/carts.ts'
import { copyLines, linesOfTransaction } from '../tables/copiedLines.ts'
import { isTaxInclusive } from '../tables/settings.ts'
import { refuse } from '../wire/refusal.ts'
import { companyId, findTransaction, readSummaries } from '../tables/transactions.ts'
import type { TransactionRow } from '../tables/transactions.ts'
import { checkDay } from './Handler.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

interface DetailRow {
  invoiceDate: string
  deliveryDate: string
  customerName: string
  contactName: string
  jobName: string
  address: string
  suburb: string
  state: string
  postcode: string
  comment: string
  withoutTax: number
  tax: number
  total: number
}

interface LineRow extends PricedLine {
  id: number
  productId: string
  description: string
  uom: string
}

/** Orders, quotes and invoices of the caller's customer. */
export const transactions: Handlers<
  | 'getCustomerTransactions'
  | 'getCustomerInvoicesTP'
  | 'getTransactionTP'
  | 'saveUserComment'
  | 'copyTranToCart'
  | 'acceptQuote'
> = {
  getCustomerTransactions({ customerID, userName, limit }, context) {
    checkCustomer(context, customerID)
    checkUserName(context, userName)
    const { rows, totals } = readSummaries(
      context,
      `type IN ('Order', 'Quote') ORDER BY placed_at DESC, number DESC, suffix DESC LIMIT ?`,
      [Math.min(Math.max(0, Math.floor(limit)), Number.MAX_SAFE_INTEGER)],
    )
    return { Order: rows, ...totals }
  },

  getCustomerInvoicesTP({ customerID, userName, fromDate, toDate }, context) {
    checkCustomer(context, customerID)
    checkUserName(context, userName)
    if (fromDate !== '') checkDay('fromDate', fromDate)
    if (toDate !== '') checkDay('toDate', toDate)
    // Days compare as text. A row without one lies in no range that has a bound.
    const { rows, totals } = readSummaries(
      context,
      `type IN ('Invoice', 'Credit') AND (? = '' OR invoice_date >= ?)
         AND (? = '' OR (invoice_date <> '' AND invoice_date <= ?))
       ORDER BY invoice_date DESC, number DESC, suffix DESC`,
      [fromDate, fromDate, toDate, toDate],
    )
    return { InvoiceTP: rows, ...totals }
  },

  getTransactionTP({ userName, customerID, ...key }, context) {
    checkCustomer(context, customerID)
    checkUserName(context, userName)
    return { TransactionTP: [readDetail(context, findTransaction(context, key))] }
  },

  saveUserComment({ userName, customerID, userComment, ...key }, context) {
    checkCustomer(context, customerID)
    checkUserId(context, userName, 'userName')
    const { number, suffix } = findTransaction(context, key)
    context.database.run('UPDATE transactions SET user_comment = ? WHERE number = ? AND suffix = ?', [
      userComment,
      number,
      suffix,
    ])
    return {}
  },

  copyTranToCart({ customerID, sessionID, ...key }, context) {
    checkCustomer(context, customerID)
    const { number, suffix } = findTransaction(context, key)
    const cart = findOpenCart(context, sessionID)
    copyLines(context, cart.id, linesOfTransaction(context, number, suffix, context.copies), context.copies)
    return {}
  },

  /** The quote itself becomes the order, at its own prices and under its own number. */
  acceptQuote({ idUser, custID, numTran, suffixTran, deliveryDate, comment1 }, context) {
    checkUserId(context, idUser, 'idUser')
    checkCustomer(context, custID, 'custID')
    const { type, number, suffix } = findTransaction(context, {
      transactionNumber: numTran,
      transactionSuffix: suffixTran,
    })
    if (type !== 'Quote') refuse(`${number} is not a quote that can be accepted`)
    checkDay('deliveryDate', deliveryDate)
    context.database.run(
      `UPDATE transactions SET type = 'Order', required_at = ? || substr(required_at, 11),
         user_comment = coalesce(nullif(?, ''), user_comment) WHERE number = ? AND suffix = ?`,
      [deliveryDate, comment1, number, suffix],
    )
    context.database.run('UPDATE deliveries SET delivery_date = ? WHERE number = ? AND suffix = ?', [
      deliveryDate,
      number,
      suffix,
    ])
    return {}
  },
}

function readDetail(context: SignedInContext, transaction: TransactionRow): WireTransactionDetail {
  const { number, suffix, type } = transaction
  const row = context.database.get<DetailRow>(
    `SELECT invoice_date AS invoiceDate, substr(required_at, 1, 10) AS deliveryDate, customers.name AS customerName,
       contact_name AS contactName, job_name AS jobName, ship_address AS address, ship_suburb AS suburb,
       ship_state AS state, ship_postcode AS postcode, user_comment AS comment, total_without_tax AS withoutTax,
       total_tax AS tax, total
     FROM transactions JOIN customers ON customers.id = customer_id WHERE number = ? AND suffix = ?`,
    [number, suffix],
  )
  if (!row) throw new Error(`Transaction ${number}-${suffix} went away inside its own transaction`)
  return {
    transactionType: type,
    transactionNumber: number,
    transactionSuffix: suffix,
    invoiceDate: row.invoiceDate,
    deliveryDate: row.deliveryDate,
    nameCharge: row.customerName,
    nameShip: row.contactName || row.customerName,
    jobName: row.jobName,
    shipAddress1: row.address,
    shipAddress2: row.suburb,
    shipAddress3: [row.state, row.postcode].filter(Boolean).join(' '),
    comment_tportal: row.comment,
    transactionTotalAmountExcGST: dollars(row.withoutTax),
    transactionTotalGST: dollars(row.tax),
    transactionTotalAmountIncGST: dollars(row.total),
    companyID: companyId(context),
    customerID: context.account.customerId,
    LineDetailsTP: readLines(context, transaction),
  }
}

/** The lines at the prices of their day, shown with or without tax as the cart shows its own. */
function readLines({ database }: SignedInContext, { number, suffix }: TransactionRow): WireTransactionLine[] {
  const isInclusive = isTaxInclusive(database)
  const lines = database.all<LineRow>(
    `SELECT line_id AS id, product_id AS productId, description, uom, quantity, unit_price AS unitPrice,
       unit_tax AS unitTax FROM transaction_lines WHERE number = ? AND suffix = ? ORDER BY line_id`,
    [number, suffix],
  )
  return lines.map((line) => {
    const { withoutTax, total } = totalsOf([line], isInclusive)
    return {
      lineNum: line.id,
      productDesc: line.description,
      productCode: line.productId,
      quantity: decimal(line.quantity),
      unitOfMeasure: line.uom,
      unitPrice: dollars(isInclusive ? line.unitPrice + line.unitTax : line.unitPrice),
      linePrice: dollars(isInclusive ? total : withoutTax),
    }
  })
}
