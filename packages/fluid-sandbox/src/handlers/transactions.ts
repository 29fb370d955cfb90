import { checkCustomer, checkUserName } from '../tables/accounts.ts'
import { readSummaries } from '../tables/transactions.ts'
import type { Handlers } from './Handler.ts'

export const transactions: Handlers<'getCustomerTransactions'> = {
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
}
