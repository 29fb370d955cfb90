import { insertRow } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { randomId } from '../arithmetic/createRandom.ts'
import { refuseField } from '../wire/refusal.ts'

export type UserRole = 'admin' | 'sales'

/** A user to add, who signs in for a customer. */
export interface NewUser {
  /** Name to type at sign-in. */
  name: string
  password: string
  customerId: string
  role: UserRole
  canAccessWeb: boolean
  canAccessMobile: boolean
  firstName: string
  lastName: string
  email: string
  phoneMobile?: string
  phoneBusiness?: string
  phoneHome?: string
  fax?: string
}

/** A user as the back end keeps them. */
export interface UserRecord extends Required<NewUser> {
  id: string
  /** Id by which sub-users are changed. */
  contactId: string
  /** `""` for a user who never signed in. */
  lastLoginDate: string
  /** Seconds since midnight. */
  lastLoginTime: number
}

/** Adds a user, who can sign in from now on. @returns the id by which sub-users are changed. */
export function insertUser(database: Database, user: NewUser): string {
  const contactId = randomId()
  putUser(database, {
    ...user,
    id: randomId(),
    contactId,
    phoneMobile: user.phoneMobile ?? '',
    phoneBusiness: user.phoneBusiness ?? '',
    phoneHome: user.phoneHome ?? '',
    fax: user.fax ?? '',
    lastLoginDate: '',
    lastLoginTime: 0,
  })
  return contactId
}

/** Writes a user into the table. */
export function putUser(database: Database, user: UserRecord): void {
  insertRow(database, 'users', {
    id: user.id,
    contact_id: user.contactId,
    name: user.name,
    password: user.password,
    customer_id: user.customerId,
    role: user.role,
    can_access_web: Number(user.canAccessWeb),
    can_access_mobile: Number(user.canAccessMobile),
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone_mobile: user.phoneMobile,
    phone_business: user.phoneBusiness,
    phone_home: user.phoneHome,
    fax: user.fax,
    last_login_date: user.lastLoginDate,
    last_login_time: user.lastLoginTime,
  })
}

/** Refuses a sign-in name that a user has, or that a waiting registration asks for. Names compare without case. */
export function checkNameIsFree(
  database: Database,
  field: string,
  name: string,
  { ownContactId = '' }: { ownContactId?: string } = {},
): void {
  const taken = database.get(
    `SELECT 1 FROM users WHERE name = ? AND contact_id <> ?
     UNION ALL
     SELECT 1 FROM registrations WHERE user_name = ? COLLATE NOCASE AND state = 'waiting'`,
    [name, ownContactId, name],
  )
  if (taken) refuseField(field, 'That username is taken')
}
