import type { WireTransactionKey, WireTransactionSummary } from '@trade-portal/fluid-sdk/wire'
import { dollars } from '../arithmetic/arithmetic.ts'
import type { SqlValue } from '../database/database.ts'
import type { OwnTables } from './Tables.ts'
import { StreamedList } from '../wire/StreamedList.ts'
import { refuse } from '../wire/refusal.ts'

export interface TransactionRow {
  number: number
  suffix: number
  type: 'Order' | 'Quote' | 'Invoice' | 'Credit'
}

interface SummaryRow extends TransactionRow {
  deliveryDate: string
  invoiceDate: string
  branchId: string
  orderReference: string
  shipAddress: string
  jobName: string
  comment: string
  total: number
}

/** Finds a transaction of the caller's customer. Another customer's is as unknown as one that never was. */
export function findTransaction(
  { database, account }: OwnTables,
  { transactionNumber, transactionSuffix }: WireTransactionKey,
): TransactionRow {
  const row = database.get<TransactionRow>(
    'SELECT number, suffix, type FROM transactions WHERE number = ? AND suffix = ? AND customer_id = ?',
    [transactionNumber, transactionSuffix, account.customerId],
  )
  return row ?? refuse('No matching records')
}

/**
 * Reads a list of the caller's customer's transactions, and the figures that go with it.
 *
 * @param condition what follows `customer_id = …` in SQL.
 */
export function readSummaries(
  { database, account }: OwnTables,
  condition: string,
  params: readonly SqlValue[],
) {
  const rows = database.all<SummaryRow>(
    `SELECT number, suffix, type, substr(required_at, 1, 10) AS deliveryDate, invoice_date AS invoiceDate,
       branch_id AS branchId, order_reference AS orderReference, ship_address AS shipAddress, job_name AS jobName,
       user_comment AS comment, total
     FROM transactions WHERE customer_id = ? AND ${condition}`,
    [account.customerId, ...params],
  )
  return {
    rows: StreamedList.of(rows, toSummary),
    totals: {
      companyID: companyId({ database }),
      numberOfTransactions: rows.length,
      transactionTotalAmount: dollars(rows.reduce((sum, row) => sum + row.total, 0)),
    },
  }
}

// Key by key: to spread 10,000 rows takes longer than to read them.
function toSummary(row: SummaryRow): WireTransactionSummary {
  return {
    transactionNumber: row.number,
    transactionSuffix: row.suffix,
    transactionType: row.type,
    deliveryDate: row.deliveryDate,
    invoiceDate: row.invoiceDate,
    branchID: row.branchId,
    customerOrderNumber: row.orderReference,
    shipAddress1: row.shipAddress,
    jobName: row.jobName,
    userComment: row.comment,
    transactionAmount: dollars(row.total),
  }
}

export function companyId({ database }: Pick<OwnTables, 'database'>): string {
  const merchant = database.get<{ companyId: string }>('SELECT company_id AS companyId FROM merchant')
  return merchant?.companyId ?? ''
}

/** Names a transaction in an e-mail. */
export function transactionName({ type, number, suffix }: TransactionRow): string {
  return `${type} ${number}-${suffix}`
}
