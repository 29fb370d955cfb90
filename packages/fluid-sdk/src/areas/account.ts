import type { Money } from '../arithmetic/money'
import type { CallOptions } from '../calls/callOptions'
import type { FluidContext, WireCallOptions } from '../calls/context'
import { amount, date, number, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { FluidFieldError, FluidNoRecordsError } from '../errors'
import type { StoredSession } from '../storage/sessionStore'
import type { WireCustomerDetails, WireUserDetails } from '../wire/session'

/** The person who is signed in, and their account's balances. */
export interface User {
  customerId: string
  userId: string
  firstName: string
  lastName: string
  email: string
  isActive: boolean
  currentBalance: Money
  balance30Days: Money
  overdueBalance: Money
  /** `{ hours, minutes, seconds }` of the last sign-in in the browser's zone, or `null` when unknown. */
  lastLoginTime: { hours: number; minutes: number; seconds: number } | null
  /** `YYYY-MM-DD`, or `null`. */
  lastLoginDate: string | null
}

/** A user, and when they were read, in milliseconds since the epoch. */
export interface KnownUser {
  user: User
  readAt: number
}

/** The company behind the account. */
export interface Customer {
  name: string
  address: string
  suburb: string
  state: string
  postcode: string
  phone: string
  fax: string
  mobile: string
}

export interface RegisterInput {
  /** Digits only. */
  accountNumber: string
  email: string
  firstName: string
  lastName: string
  username: string
  password: string
  /** `YYYY-MM-DD` of a statement the customer received. */
  statementDate: string
  statementReference: string
}

/** Who the customer is. */
export interface AccountArea {
  /** Tells who is signed in. Wire: `getUserDetails`. */
  getUser(options?: CallOptions): Promise<User>
  /**
   * Gives who is signed in as they were read last in this session, without asking: signing in and checking a stored
   * session have read it already.
   *
   * @returns `null` before the first read.
   */
  knownUser(): KnownUser | null
  /** Tells the company's name and billing address. Wire: `getCustomerDetails`. */
  getCustomer(options?: CallOptions): Promise<Customer>
  /**
   * Asks for access to an account, without being signed in.
   *
   * Wire: `registerForAccess`. @returns the merchant's status text.
   * @throws {FluidFieldError} when the account number is not all digits, or the merchant refuses.
   */
  register(input: RegisterInput, options?: CallOptions): Promise<string>
}

const SECONDS_A_DAY = 86_400
/** The last moment that a calendar of the language has, in seconds since the epoch. */
const LAST_SECOND = 8.64e12

/** Makes the area that tells who the customer is. */
export function createAccountArea(context: FluidContext): AccountArea {
  return {
    async getUser(options) {
      const { user } = await context.readCaller({ ...options, isFresh: true })
      return user
    },
    knownUser: context.knownUser,
    async getCustomer(options) {
      const caller = await context.readCaller(options)
      const payload = { customerID: caller.user.customerId }
      const answer = await context.call('getCustomerDetails', payload, { ...options, caller })
      const [details] = rows(answer?.CustomerDetails)
      if (!details) throw new FluidNoRecordsError('Could not load customer details', 'getCustomerDetails')
      return toCustomer(details)
    },
    async register(input, options) {
      const customerID = Number(input.accountNumber)
      if (!/^\d+$/.test(input.accountNumber) || !Number.isSafeInteger(customerID)) {
        const issue = { field: 'customerID', msg: 'The account number is digits only' }
        throw new FluidFieldError([issue], 'registerForAccess')
      }
      const answer = await context.write(
        'registerForAccess',
        {
          customerID,
          emailAddress: input.email,
          nameFirst: input.firstName,
          nameLast: input.lastName,
          password: input.password,
          statementDate: input.statementDate,
          statementReference: input.statementReference,
          userName: input.username,
          tpa: context.portal.tpa,
          companyID: context.configuration.companyId,
        },
        options,
      )
      return text(answer?.status)
    },
  }
}

/** Reads who a session belongs to. */
export async function readUser(
  context: FluidContext,
  session: StoredSession,
  options?: WireCallOptions,
): Promise<User> {
  const answer = await context.call(
    'getUserDetails',
    {
      userName: session.username,
      companyID: context.configuration.companyId,
      tpa: context.portal.tpa,
      limit: 25,
      page: 1,
      start: 0,
    },
    options,
  )
  const [details] = rows(answer?.ttGetUserDetails)
  if (!details) throw new FluidNoRecordsError('Could not load user details', 'getUserDetails')
  return toUser(details)
}

function toUser(details: NonNullable<Untrusted<WireUserDetails>>): User {
  return {
    customerId: text(details.id_cust),
    userId: text(details.id_user),
    firstName: text(details.name_first),
    lastName: text(details.name_last),
    email: text(details.userEmailAddress),
    isActive: ['a', 'active'].includes(text(details.account_status).trim().toLowerCase()),
    currentBalance: amount(details.current_balance),
    balance30Days: amount(details.balance_30_day),
    overdueBalance: amount(details.balance_overdue),
    ...lastLogin(details),
  }
}

/** Small counts are seconds since midnight; larger ones are seconds since the epoch, told in the browser's zone. */
function lastLogin(
  details: NonNullable<Untrusted<WireUserDetails>>,
): Pick<User, 'lastLoginTime' | 'lastLoginDate'> {
  const lastLoginDate = date(details.last_login_date)
  const count = number(details.last_login_time)
  if (count === null || count < 0 || count > LAST_SECOND) return { lastLoginTime: null, lastLoginDate }
  const seconds = Math.floor(count)
  if (seconds < SECONDS_A_DAY) return { lastLoginTime: clock(seconds), lastLoginDate }
  const moment = new Date(0)
  moment.setTime(seconds * 1000)
  const day = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
  return {
    lastLoginTime: {
      hours: moment.getHours(),
      minutes: moment.getMinutes(),
      seconds: moment.getSeconds(),
    },
    lastLoginDate: lastLoginDate ?? date(day.map((part) => String(part).padStart(2, '0')).join('-')),
  }
}

function clock(seconds: number) {
  return {
    hours: Math.floor(seconds / 3600),
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

/** Decodes the company behind the account, as its own call and a statement tell it. */
export function toCustomer(details: NonNullable<Untrusted<WireCustomerDetails>>): Customer {
  return {
    name: text(details.customerName),
    address: text(details.billAddress),
    suburb: text(details.billSuburb),
    state: text(details.billState),
    postcode: text(details.billPostCode),
    phone: text(details.phoneHome),
    fax: text(details.faxBusiness),
    mobile: text(details.phoneMobile),
  }
}
