import type {
  WireCustomerDetails,
  WireObjectSet,
  WireUserDetails,
  WireWidgetEntry,
} from '@trade-portal/fluid-sdk/wire'
import { checkCustomer, checkUserName } from '../accounts.ts'
import { dollars } from '../arithmetic.ts'
import { refuseField } from '../refusal.ts'
import type { Context, Handlers } from './Handler.ts'

interface UserRow {
  customerId: string
  userId: string
  firstName: string
  lastName: string
  email: string
  isActive: number
  currentBalance: number
  balance30Day: number
  balanceOverdue: number
  lastLoginDate: string
  lastLoginTime: number
}

interface WidgetRow {
  label: string
  type: string
  isEnabled: number
  value: string
  value2: string
  description: string
}

export const session: Handlers<
  'login' | 'getUserDetails' | 'getCustomerDetails' | 'getWidgetConfiguration' | 'registerForAccess'
> = {
  login({ userid, password }, context) {
    const user = context.database.get<{ id: string; password: string }>(
      'SELECT id, password FROM users WHERE name = ?',
      [userid],
    )
    if (!user || user.password !== password) {
      return { sessionID: '', msg: 'The user name or password is not right' }
    }
    recordLogin(context, user.id)
    return { sessionID: context.sessions.open(user.id), msg: '' }
  },

  getUserDetails({ userName }, context) {
    checkUserName(context, userName)
    const rows = context.database.all<UserRow>(
      `SELECT customers.id AS customerId, users.id AS userId, first_name AS firstName, last_name AS lastName, email,
         is_active AS isActive, current_balance AS currentBalance, balance_30_day AS balance30Day,
         balance_overdue AS balanceOverdue, last_login_date AS lastLoginDate, last_login_time AS lastLoginTime
       FROM users JOIN customers ON customers.id = users.customer_id WHERE users.id = ?`,
      [context.account.userId],
    )
    return { ttGetUserDetails: rows.map(toUserDetails) }
  },

  getCustomerDetails({ customerID }, context) {
    checkCustomer(context, customerID)
    return {
      CustomerDetails: context.database.all<WireCustomerDetails>(
        `SELECT name AS customerName, bill_address AS billAddress, bill_suburb AS billSuburb, bill_state AS billState,
           bill_postcode AS billPostCode, phone AS phoneHome, fax AS faxBusiness, mobile AS phoneMobile
         FROM customers WHERE id = ?`,
        [customerID],
      ),
    }
  },

  getWidgetConfiguration({ objectSet }, context) {
    const rows = context.database.all<WidgetRow>(
      `SELECT label, type, is_enabled AS isEnabled, value, value_2 AS value2, description
       FROM widgets WHERE object_set = ? ORDER BY rowid`,
      [objectSet],
    )
    return { WidgetConfiguration: rows.map((row) => toWidget(row, objectSet, context)) }
  },

  registerForAccess(payload, { database, now }) {
    const customerId = String(payload.customerID)
    if (!database.get('SELECT 1 FROM customers WHERE id = ?', [customerId])) {
      refuseField('customerID', 'We have no account with this number')
    }
    // The password is not kept: nobody reads it here, and the merchant sets one when access is given.
    database.run(
      `INSERT INTO registrations (customer_id, user_name, first_name, last_name, email, statement_date,
         statement_reference, asked_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        customerId,
        payload.userName,
        payload.nameFirst,
        payload.nameLast,
        payload.emailAddress,
        payload.statementDate,
        payload.statementReference,
        now(),
      ],
    )
    return { status: 'Your registration has been received. We will e-mail you when your access is ready.' }
  },
}

/** "Last login" is the one before this one, so this one is kept aside until the next. */
function recordLogin({ database, now }: Context, userId: string): void {
  // Sweden writes a moment as `2026-03-09 07:42:10`, in the zone of the machine.
  const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(now())
  const [date = '', clock = ''] = moment.split(' ')
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  const time = hours * 3600 + minutes * 60 + seconds
  database.run(
    `UPDATE users SET last_login_date = coalesce(this_login_date, last_login_date),
       last_login_time = coalesce(this_login_time, last_login_time), this_login_date = ?, this_login_time = ?
     WHERE id = ?`,
    [date, time, userId],
  )
}

function toUserDetails(row: UserRow): WireUserDetails {
  return {
    id_cust: row.customerId,
    id_user: row.userId,
    name_first: row.firstName,
    name_last: row.lastName,
    userEmailAddress: row.email,
    account_status: row.isActive ? 'A' : 'I',
    current_balance: dollars(row.currentBalance),
    balance_30_day: dollars(row.balance30Day),
    balance_overdue: dollars(row.balanceOverdue),
    last_login_time: row.lastLoginTime,
    last_login_date: row.lastLoginDate,
  }
}

function toWidget(row: WidgetRow, objectSet: WireObjectSet, { files }: Context): WireWidgetEntry {
  return {
    label_object: row.label,
    type_object: row.type,
    is_enabled: row.isEnabled === 1,
    object_value: objectSet === 'homepage' ? files.addressOf(row.value) : row.value,
    object_value_2: row.value2,
    desc_object: row.description,
  }
}
