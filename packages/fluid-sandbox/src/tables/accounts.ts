import type { WireCustomerDetails } from '@trade-portal/fluid-sdk/wire'
import { refuse, refuseField } from '../wire/refusal.ts'
import type { OwnTables } from './Tables.ts'

/** Refuses any customer but the caller's own. `field` is its name in the payload. */
export function checkCustomer({ account }: OwnTables, customerId: string, field = 'customerID'): void {
  if (customerId !== account.customerId) refuseField(field, 'Customer not found')
}

/** Refuses any sign-in name but the caller's own; names compare without case, as at sign-in. */
export function checkUserName({ account }: OwnTables, userName: string): void {
  if (userName.toLowerCase() !== account.userName.toLowerCase()) refuseField('userName', 'User not found')
}

/** Refuses any user's id but the caller's own. `field` is its name in the payload. */
export function checkUserId({ account }: OwnTables, userId: string, field: string): void {
  if (userId !== account.userId) refuseField(field, 'User not found')
}

/** Reads the caller's customer. */
export function readCustomer({ database, account }: OwnTables): WireCustomerDetails {
  const row = database.get<WireCustomerDetails>(
    `SELECT name AS customerName, bill_address AS billAddress, bill_suburb AS billSuburb, bill_state AS billState,
       bill_postcode AS billPostCode, phone AS phoneHome, fax AS faxBusiness, mobile AS phoneMobile
     FROM customers WHERE id = ?`,
    [account.customerId],
  )
  return row ?? refuse('No matching records')
}
