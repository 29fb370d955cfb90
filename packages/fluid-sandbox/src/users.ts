import type { Database } from './database.ts'
import { insertRow } from './insertRow.ts'
import { randomId } from './randomId.ts'
import { refuseField } from './refusal.ts'

export type UserRole = 'admin' | 'sales'

/** One who is to sign in for a customer. */
export interface NewUser {
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

/** Adds one who can sign in from now on, and gives the id that sub-users are changed by. */
export function insertUser(database: Database, user: NewUser): string {
  const contactId = randomId()
  insertRow(database, 'users', {
    id: randomId(),
    contact_id: contactId,
    name: user.name,
    password: user.password,
    customer_id: user.customerId,
    role: user.role,
    can_access_web: Number(user.canAccessWeb),
    can_access_mobile: Number(user.canAccessMobile),
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone_mobile: user.phoneMobile ?? '',
    phone_business: user.phoneBusiness ?? '',
    phone_home: user.phoneHome ?? '',
    fax: user.fax ?? '',
    last_login_date: '',
    last_login_time: 0,
  })
  return contactId
}

/** Refuses a sign-in name that somebody has, or has registered for and waits to get. Names compare without case. */
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
