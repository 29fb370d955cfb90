import type { WireObjectSet, WireUserDetails, WireWidgetEntry } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer, checkUserName, readCustomer } from '../tables/accounts.ts'
import { dollars } from '../arithmetic/arithmetic.ts'
import { localTime } from '../arithmetic/days.ts'
import { accountBalance, balancesOn, type AgedBalances } from '../tables/ledger.ts'
import { registrationReply } from '../tables/registrations.ts'
import { forgetWrongPasswords, noteWrongPassword, secondsToWait } from '../tables/sessions.ts'
import type { Context, Handlers } from './Handler.ts'

interface SignInRow {
  id: string
  password: string
  canAccessWeb: number
}

interface UserRow {
  customerId: string
  userId: string
  firstName: string
  lastName: string
  email: string
  isActive: number
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

export const session: Handlers<'login' | 'getUserDetails' | 'getCustomerDetails' | 'getWidgetConfiguration'> =
  {
    login({ userid, password }, context) {
      const wait = secondsToWait(context, userid)
      if (wait > 0) return { sessionID: '', msg: `Too many attempts. Please try again in ${wait} seconds.` }
      const user = context.database.get<SignInRow>(
        'SELECT id, password, can_access_web AS canAccessWeb FROM users WHERE name = ?',
        [userid],
      )
      if (!user || user.password !== password) {
        const registered = user ? undefined : registrationReply(context.database, userid, password)
        if (registered === undefined) noteWrongPassword(context, userid)
        return { sessionID: '', msg: registered ?? 'The user name or password is not right' }
      }
      if (!user.canAccessWeb) {
        return { sessionID: '', msg: 'This user account is disabled. Please ask your administrator.' }
      }
      forgetWrongPasswords(context, userid)
      recordLogin(context, user.id)
      return { sessionID: context.sessions.open(user.id), msg: '' }
    },

    getUserDetails({ userName }, context) {
      checkUserName(context, userName)
      const rows = context.database.all<UserRow>(
        `SELECT customers.id AS customerId, users.id AS userId, first_name AS firstName, last_name AS lastName, email,
         is_active AS isActive, last_login_date AS lastLoginDate, last_login_time AS lastLoginTime
       FROM users JOIN customers ON customers.id = users.customer_id WHERE users.id = ?`,
        [context.account.userId],
      )
      const { day } = localTime(context.now())
      const balances = balancesOn(context.database, context.account.customerId, day)
      return { ttGetUserDetails: rows.map((row) => toUserDetails(row, balances)) }
    },

    getCustomerDetails({ customerID }, context) {
      checkCustomer(context, customerID)
      return { CustomerDetails: [readCustomer(context)] }
    },

    getWidgetConfiguration({ objectSet }, context) {
      const rows = context.database.all<WidgetRow>(
        `SELECT label, type, is_enabled AS isEnabled, value, value_2 AS value2, description
       FROM widgets WHERE object_set = ? ORDER BY rowid`,
        [objectSet],
      )
      return { WidgetConfiguration: rows.map((row) => toWidget(row, objectSet, context)) }
    },
  }

/** "Last login" is the one before this one, so this one is stored apart until the next. */
function recordLogin({ database, now }: Context, userId: string): void {
  const { day, seconds } = localTime(now())
  database.run(
    `UPDATE users SET last_login_date = coalesce(this_login_date, last_login_date),
       last_login_time = coalesce(this_login_time, last_login_time), this_login_date = ?, this_login_time = ?
     WHERE id = ?`,
    [day, seconds, userId],
  )
}

function toUserDetails(row: UserRow, balances: AgedBalances): WireUserDetails {
  return {
    id_cust: row.customerId,
    id_user: row.userId,
    name_first: row.firstName,
    name_last: row.lastName,
    userEmailAddress: row.email,
    account_status: row.isActive ? 'A' : 'I',
    current_balance: dollars(accountBalance(balances)),
    balance_30_day: dollars(balances.days30),
    balance_overdue: dollars(balances.due),
    last_login_time: row.lastLoginTime,
    last_login_date: row.lastLoginDate,
  }
}

function toWidget(row: WidgetRow, objectSet: WireObjectSet, context: Context): WireWidgetEntry {
  return {
    label_object: row.label,
    type_object: row.type,
    is_enabled: row.isEnabled === 1,
    object_value: toValue(row, objectSet, context),
    object_value_2: row.value2,
    desc_object: row.description,
  }
}

/** Pictures may be inline, and the address of the provider's script depends on where the call arrived. */
function toValue({ label, value }: WidgetRow, objectSet: WireObjectSet, context: Context): string {
  if (objectSet === 'homepage') return context.files.addressOf(value)
  const isScript = objectSet === 'settings' && label === 'checkout_script_url'
  return isScript ? context.providerPages.addressOf(value, context.endpoint) : value
}
