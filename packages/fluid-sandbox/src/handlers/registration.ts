import { checkAddress } from '../tables/emails.ts'
import { insertRow } from '../database/database.ts'
import { refuseField } from '../wire/refusal.ts'
import { checkNameIsFree } from '../tables/users.ts'
import type { Handlers } from './Handler.ts'

export const registration: Handlers<'registerForAccess'> = {
  registerForAccess(payload, { database, now }) {
    const customerId = String(payload.customerID)
    if (!database.get('SELECT 1 FROM customers WHERE id = ?', [customerId])) {
      refuseField('customerID', 'We have no account with this number')
    }
    // Holding a statement proves that the person belongs to the account.
    const statement = database.get<{ reference: string }>(
      'SELECT reference FROM statements WHERE customer_id = ? AND dated = ?',
      [customerId, payload.statementDate],
    )
    if (!statement) return refuseField('statementDate', 'We sent this account no statement of this date')
    if (statement.reference.toLowerCase() !== payload.statementReference.trim().toLowerCase()) {
      refuseField('statementReference', 'This is not the reference of that statement')
    }
    const userName = payload.userName.trim()
    if (userName === '') refuseField('userName', 'Required')
    if (payload.password === '') refuseField('password', 'Required')
    checkAddress('emailAddress', payload.emailAddress)
    checkNameIsFree(database, 'userName', userName)
    insertRow(database, 'registrations', {
      customer_id: customerId,
      user_name: userName,
      password: payload.password,
      first_name: payload.nameFirst,
      last_name: payload.nameLast,
      email: payload.emailAddress,
      statement_date: payload.statementDate,
      statement_reference: statement.reference,
      asked_at: now(),
    })
    return { status: 'Your registration has been received. We will email you when your access is ready.' }
  },
}
