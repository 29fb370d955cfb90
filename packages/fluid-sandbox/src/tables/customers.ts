import type { WireCustomerDetails } from '@trade-portal/fluid-sdk/wire'
import type { OwnTables } from './Tables.ts'
import { refuse } from '../wire/refusal.ts'

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
