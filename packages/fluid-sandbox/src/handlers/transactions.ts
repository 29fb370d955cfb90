import type { WireTransactionSummary } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer } from '../accounts.ts'
import { dollars } from '../arithmetic.ts'
import type { Handlers } from './Handler.ts'

interface TransactionRow extends Omit<WireTransactionSummary, 'transactionAmount'> {
  total: number
}

export const transactions: Handlers<'getCustomerTransactions'> = {
  getCustomerTransactions({ customerID, limit }, context) {
    checkCustomer(context, customerID)
    const rows = context.database.all<TransactionRow>(
      `SELECT number AS transactionNumber, suffix AS transactionSuffix, type AS transactionType,
         substr(required_at, 1, 10) AS deliveryDate, invoice_date AS invoiceDate, branch_id AS branchID,
         order_reference AS customerOrderNumber, ship_address AS shipAddress1, job_name AS jobName,
         user_comment AS userComment, total
       FROM transactions WHERE customer_id = ? AND type IN ('Order', 'Quote')
       ORDER BY placed_at DESC, number DESC, suffix DESC LIMIT ?`,
      [customerID, limit],
    )
    const company = context.database.get<{ companyId: string }>(
      'SELECT company_id AS companyId FROM merchant',
    )
    return {
      Order: rows.map(({ total, ...row }) => ({ ...row, transactionAmount: dollars(total) })),
      companyID: company?.companyId ?? '',
      numberOfTransactions: rows.length,
      transactionTotalAmount: dollars(rows.reduce((sum, row) => sum + row.total, 0)),
    }
  },
}
