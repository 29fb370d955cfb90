import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import type { KnownUser, User } from '../calls/user'
import { FluidFieldError, FluidNoRecordsError } from '../errors'
import type { WireCustomerDetails } from '../wire/session'

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

/** The signed-in user and their company. */
export interface AccountArea {
  /** Reads the signed-in user. Wire: `getUserDetails`. */
  getUser(options?: CallOptions): Promise<User>
  /**
   * Returns the signed-in user as last read in this session, without a call: signing in and checking a stored session
   * have read it already.
   *
   * @returns `null` before the first read.
   */
  knownUser(): KnownUser | null
  /** Reads the company's name and billing address. Wire: `getCustomerDetails`. */
  getCustomer(options?: CallOptions): Promise<Customer>
  /**
   * Requests access to an account, without a session.
   *
   * Wire: `registerForAccess`. @returns the merchant's status text.
   * @throws {FluidFieldError} when the account number is not all digits, or the merchant refuses.
   */
  register(input: RegisterInput, options?: CallOptions): Promise<string>
}

const REGISTER_FIELDS = {
  customerID: 'accountNumber',
  emailAddress: 'email',
  nameFirst: 'firstName',
  nameLast: 'lastName',
  userName: 'username',
} satisfies Record<string, keyof RegisterInput>

/** Creates the area of the customer's own account. */
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
        const issue = { field: 'accountNumber', msg: 'The account number is digits only' }
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
        { ...options, fields: REGISTER_FIELDS },
      )
      return text(answer?.status)
    },
  }
}

/** Decodes the company behind the account, both from its own call and from a statement. */
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
