import type { Money } from '../arithmetic/money'
import type { Configuration } from '../configuration'
import { FluidNoRecordsError } from '../errors'
import type { StoredSession } from '../storage/sessionStore'
import type { WireOperations } from '../wire/operations'
import type { WireUserDetails } from '../wire/session'
import { amount, date, number, rows, text } from './decode'
import type { Untrusted } from './decode'
import type { WireCallOptions, WireCalls } from './wireCalls'

/** The signed-in person, and their account's balances. */
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

const SECONDS_A_DAY = 86_400
/** The last moment of the calendar in JavaScript, in seconds since the epoch. */
const LAST_SECOND = 8.64e12

/** The portal value of the wire unless another is given. */
export const DEFAULT_TPA = 'TRADEPORTAL'

/** Returns the payload that asks for a session's user. */
export const userPayload = (
  { configuration, tpa }: { configuration: Pick<Configuration, 'companyId'>; tpa: string },
  { username }: Pick<StoredSession, 'username'>,
): WireOperations['getUserDetails']['payload'] => ({
  userName: username,
  companyID: configuration.companyId,
  tpa,
  limit: 25,
  page: 1,
  start: 0,
})

/** Reads the user of a session. */
export async function readUser(
  calls: WireCalls,
  session: StoredSession,
  options?: WireCallOptions,
): Promise<User> {
  const payload = userPayload({ configuration: calls.configuration, tpa: calls.portal.tpa }, session)
  const answer = await calls.call('getUserDetails', payload, options)
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

/** Decodes small counts as seconds since midnight, larger ones as seconds since the epoch in the browser's zone. */
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

/** The sign-in's tags, which differ for some back ends. */
export interface SignInTags {
  /** The sign-in's domain. Default: `frameworks`. */
  domain?: string | undefined
  /** The sign-in's extra tag. Default: the configuration's device id. */
  extra?: string | undefined
}

/** Returns the tags as sent. */
export function tagsOf({ deviceId }: Configuration, { domain, extra }: SignInTags): Required<WireTags> {
  return { domain: domain ?? 'frameworks', extra: extra ?? deviceId }
}

type WireTags = Pick<WireOperations['login']['payload'], 'domain' | 'extra'>

/** Returns the payload of a sign-in. */
export const loginPayload = (
  { username, password }: { username: string; password: string },
  { domain, extra }: WireTags,
): WireOperations['login']['payload'] => ({ userid: username, password, domain, extra })
