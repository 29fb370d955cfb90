import { checkCustomer, checkUserName } from '../tables/accounts.ts'
import { checkDay } from './checkDay.ts'
import { readSummaries } from '../tables/transactions.ts'
import type { Handlers } from './Handler.ts'

export const invoices: Handlers<'getCustomerInvoicesTP'> = {
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
}
