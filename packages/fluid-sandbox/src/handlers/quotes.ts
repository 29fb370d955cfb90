import { checkCustomer, checkUserId } from '../tables/accounts.ts'
import { checkDay } from './checkDay.ts'
import { refuse } from '../wire/refusal.ts'
import { findTransaction } from '../tables/transactions.ts'
import type { Handlers } from './Handler.ts'

export const quotes: Handlers<'acceptQuote'> = {
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
