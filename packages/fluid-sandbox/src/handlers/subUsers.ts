import type { WireSubUser, WireSubUserDetail } from '@trade-portal/fluid-sdk/wire'
import { checkCustomer } from '../tables/accounts.ts'
import { checkAddress } from '../tables/emails.ts'
import { refuseField } from '../wire/refusal.ts'
import { checkNameIsFree, insertUser } from '../tables/users.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

interface SubUserRow {
  id: string
  contactId: string
  name: string
  role: WireSubUser['roleID']
  canAccessWeb: number
  canAccessMobile: number
  firstName: string
  lastName: string
  email: string
  phoneMobile: string
  phoneBusiness: string
  phoneHome: string
  fax: string
  customerId: string
}

/** The people who may sign in for a customer. All of them may list, only an administrator may change. */
export const subUsers: Handlers<
  'getListMobileUsers' | 'addMobileUser' | 'updateMobileUsers' | 'deleteMobileUser'
> = {
  getListMobileUsers({ customerID }, context) {
    checkCustomer(context, customerID)
    const rows = context.database.all<SubUserRow>(
      `SELECT id, contact_id AS contactId, name, role, can_access_web AS canAccessWeb,
         can_access_mobile AS canAccessMobile, first_name AS firstName, last_name AS lastName, email,
         phone_mobile AS phoneMobile, phone_business AS phoneBusiness, phone_home AS phoneHome, fax,
         customer_id AS customerId
       FROM users WHERE customer_id = ? ORDER BY name`,
      [customerID],
    )
    return { MobileUsers: rows.map(toSubUser) }
  },

  addMobileUser(payload, context) {
    checkCustomer(context, payload.customerID)
    checkIsAdmin(context, 'roleID')
    const { name, detail } = checkSubUser(payload, context)
    if (payload.tpaUserPassword === '') refuseField('tpaUserPassword', 'Required')
    const custContactID = insertUser(context.database, {
      name,
      password: payload.tpaUserPassword,
      customerId: payload.customerID,
      role: payload.roleID,
      canAccessWeb: payload.canAccessTPWeb,
      canAccessMobile: payload.canAccessTPMobile,
      firstName: detail.firstName,
      lastName: detail.lastName,
      email: detail.emailAddress,
      phoneMobile: detail.phoneMobile,
      phoneBusiness: detail.phoneBusiness,
      phoneHome: detail.phoneHome,
      fax: detail.faxNumber,
    })
    return { addMobileUserResponse: [{ custContactID }] }
  },

  updateMobileUsers(payload, context) {
    const id = findUser(payload.custContactID, context)
    checkIsAdmin(context, 'roleID')
    const { name, detail } = checkSubUser(payload, context)
    context.database.run(
      `UPDATE users SET name = ?, password = coalesce(nullif(?, ''), password), role = ?, can_access_web = ?,
         can_access_mobile = ?, first_name = ?, last_name = ?, email = ?, phone_mobile = ?, phone_business = ?,
         phone_home = ?, fax = ? WHERE id = ?`,
      [
        name,
        payload.tpaUserPassword,
        payload.roleID,
        Number(payload.canAccessTPWeb),
        Number(payload.canAccessTPMobile),
        detail.firstName,
        detail.lastName,
        detail.emailAddress,
        detail.phoneMobile,
        detail.phoneBusiness,
        detail.phoneHome,
        detail.faxNumber,
        id,
      ],
    )
    if (!payload.canAccessTPWeb) context.sessions.endAllOf(id)
    return {}
  },

  deleteMobileUser({ custContactID }, context) {
    const id = findUser(custContactID, context)
    checkIsAdmin(context, 'custContactID')
    if (id === context.account.userId) refuseField('custContactID', 'You cannot delete your own account')
    context.database.run('DELETE FROM users WHERE id = ?', [id])
    return {}
  },
}

/** Refuses a caller who is not an administrator: the right to change people includes making oneself one. */
function checkIsAdmin({ database, account }: SignedInContext, field: string): void {
  const caller = database.get<Pick<SubUserRow, 'role'>>('SELECT role FROM users WHERE id = ?', [
    account.userId,
  ])
  if (caller?.role !== 'admin') refuseField(field, 'Only an administrator may change user accounts')
}

/** Finds a user of the caller's customer. Another customer's is as unknown as one that never was. */
function findUser(contactId: string, { database, account }: SignedInContext): string {
  const user = database.get<{ id: string }>('SELECT id FROM users WHERE contact_id = ? AND customer_id = ?', [
    contactId,
    account.customerId,
  ])
  return user?.id ?? refuseField('custContactID', 'User not found')
}

function checkSubUser(
  subUser: WireSubUser,
  context: SignedInContext,
): { name: string; detail: WireSubUserDetail } {
  const [detail] = subUser.MobileUserDetail
  if (subUser.MobileUserDetail.length !== 1) refuseField('MobileUserDetail', 'A user carries one record')
  if (detail.customerID !== '') checkCustomer(context, detail.customerID)
  const name = subUser.tpauserID.trim()
  if (name === '') refuseField('tpauserID', 'Required')
  if (detail.firstName.trim() === '') refuseField('firstName', 'Required')
  if (detail.lastName.trim() === '') refuseField('lastName', 'Required')
  checkAddress('emailAddress', detail.emailAddress)
  if (!['admin', 'sales'].includes(subUser.roleID)) refuseField('roleID', 'roleID must be admin or sales')
  checkNameIsFree(context.database, 'tpauserID', name, { ownContactId: subUser.custContactID })
  return { name, detail }
}

function toSubUser(row: SubUserRow): WireSubUser {
  return {
    custContactID: row.contactId,
    tpauserID: row.name,
    tpaID: row.id,
    roleID: row.role,
    canAccessTPWeb: row.canAccessWeb === 1,
    canAccessTPMobile: row.canAccessMobile === 1,
    tpaUserPassword: '',
    MobileUserDetail: [
      {
        firstName: row.firstName,
        lastName: row.lastName,
        emailAddress: row.email,
        phoneMobile: row.phoneMobile,
        phoneBusiness: row.phoneBusiness,
        phoneHome: row.phoneHome,
        faxNumber: row.fax,
        customerID: row.customerId,
      },
    ],
  }
}
