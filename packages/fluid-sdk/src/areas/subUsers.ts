import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { distinct, flag, rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { FluidFieldError } from '../errors'
import type { WireSubUser } from '../wire/administration'

/**
 * The rights of a person in the account. An unknown role counts as `sales`, the lesser one, so that no person is
 * shown as an administrator by mistake.
 */
export type SubUserRole = 'admin' | 'sales'

/** A person who may sign in for the customer's account. */
export interface SubUser {
  id: string
  /** The name typed at sign-in. */
  username: string
  /** Goes back to the merchant unchanged. `tpaID` */
  portalUserId: string
  role: SubUserRole
  /** Off: the person cannot sign in here. */
  canUsePortal: boolean
  canUseMobile: boolean
  firstName: string
  lastName: string
  email: string
  phoneMobile: string
  phoneBusiness: string
  phoneHome: string
  fax: string
  customerId: string
}

export interface AddSubUserInput {
  username: string
  /** Sent, never stored. */
  password: string
  role: SubUserRole
  firstName: string
  lastName: string
  email: string
  phoneMobile?: string
  phoneBusiness?: string
  phoneHome?: string
  fax?: string
}

/** A sub-user as listed, with its changes. */
export interface UpdateSubUserInput extends SubUser {
  /** Sent, never stored. Empty or absent: the current one stays. */
  password?: string
}

/** A sub-user as sent: a new one may have no numbers yet. */
type SentSubUser = Omit<SubUser, PhoneField> & Pick<AddSubUserInput, PhoneField>
type PhoneField = 'phoneMobile' | 'phoneBusiness' | 'phoneHome' | 'fax'

/** The people who may sign in for the customer's account. Passwords are never read or stored. */
export interface SubUsersArea {
  /** Lists the account's people, in the merchant's order. Wire: `getListMobileUsers`. */
  list(options?: CallOptions): Promise<SubUser[]>
  /**
   * Adds a person who may sign in for the account, in the portal and on mobile.
   *
   * Wire: `addMobileUser`. @returns the id of the new sub-user, empty when the merchant omits it.
   * @throws {FluidFieldError} when the password is empty, before anything is sent, or the merchant refuses.
   */
  add(input: AddSubUserInput, options?: CallOptions): Promise<string>
  /**
   * Changes a person's details, or whether they may sign in.
   *
   * Wire: `updateMobileUsers`. @throws {FluidFieldError} when the merchant refuses.
   * @example
   * await client.subUsers.update({ ...subUser, canUsePortal: false })
   */
  update(input: UpdateSubUserInput, options?: CallOptions): Promise<void>
  /** Removes a person from the account. Wire: `deleteMobileUser`. */
  remove(input: { id: string }, options?: CallOptions): Promise<void>
}

const FIELDS = {
  custContactID: 'id',
  tpauserID: 'username',
  tpaUserPassword: 'password',
  roleID: 'role',
  canAccessTPWeb: 'canUsePortal',
  canAccessTPMobile: 'canUseMobile',
  emailAddress: 'email',
  faxNumber: 'fax',
} satisfies Record<string, keyof UpdateSubUserInput>

/** Creates the area of the account's people. */
export function createSubUsersArea(context: FluidContext): SubUsersArea {
  const { tpa } = context.portal
  return {
    async list(options) {
      const caller = await context.readCaller(options)
      const payload = { customerID: caller.user.customerId, tpa }
      const answer = await callUnlessNone(context, 'getListMobileUsers', payload, { ...options, caller })
      const people = rows(answer?.MobileUsers).flatMap((row) => toSubUser(row) ?? [])
      return distinct(people, ({ id }) => id)
    },
    async add({ password, ...input }, options) {
      if (password === '') {
        throw new FluidFieldError([{ field: 'password', msg: 'Required' }], 'addMobileUser')
      }
      const caller = await context.readCaller(options)
      const { customerId, userId } = caller.user
      const access = { canUsePortal: true, canUseMobile: true }
      const subUser = { ...input, ...access, id: '', portalUserId: userId, customerId }
      const payload = { ...toWire(subUser, password), customerID: customerId, tpa }
      const answer = await context.write('addMobileUser', payload, { ...options, caller, fields: FIELDS })
      const [added] = rows(answer?.addMobileUserResponse)
      return text(added?.custContactID)
    },
    async update({ password = '', ...subUser }, options) {
      const caller = await context.readCaller(options)
      const payload = { ...toWire(subUser, password), tpa }
      await context.write('updateMobileUsers', payload, { ...options, caller, fields: FIELDS })
    },
    async remove({ id }, options) {
      const caller = await context.readCaller(options)
      await context.write('deleteMobileUser', { custContactID: id }, { ...options, caller, fields: FIELDS })
    },
  }
}

/** Decodes a sub-user; one without an id can be neither changed nor removed, and is dropped. */
function toSubUser(row: NonNullable<Untrusted<WireSubUser>>): SubUser | null {
  const id = text(row.custContactID)
  if (!id) return null
  const [detail] = rows(row.MobileUserDetail)
  return {
    id,
    username: text(row.tpauserID),
    portalUserId: text(row.tpaID),
    role: text(row.roleID).trim().toLowerCase() === 'admin' ? 'admin' : 'sales',
    canUsePortal: flag(row.canAccessTPWeb),
    canUseMobile: flag(row.canAccessTPMobile),
    firstName: text(detail?.firstName),
    lastName: text(detail?.lastName),
    email: text(detail?.emailAddress),
    phoneMobile: text(detail?.phoneMobile),
    phoneBusiness: text(detail?.phoneBusiness),
    phoneHome: text(detail?.phoneHome),
    fax: text(detail?.faxNumber),
    customerId: text(detail?.customerID),
  }
}

function toWire(subUser: SentSubUser, password: string): WireSubUser {
  return {
    custContactID: subUser.id,
    tpauserID: subUser.username,
    tpaID: subUser.portalUserId,
    roleID: subUser.role,
    canAccessTPWeb: subUser.canUsePortal,
    canAccessTPMobile: subUser.canUseMobile,
    tpaUserPassword: password,
    MobileUserDetail: [
      {
        firstName: subUser.firstName,
        lastName: subUser.lastName,
        emailAddress: subUser.email,
        phoneMobile: subUser.phoneMobile ?? '',
        phoneBusiness: subUser.phoneBusiness ?? '',
        phoneHome: subUser.phoneHome ?? '',
        faxNumber: subUser.fax ?? '',
        customerID: subUser.customerId,
      },
    ],
  }
}
