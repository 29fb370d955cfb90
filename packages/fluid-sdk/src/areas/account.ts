import type { Money } from '../money'
import type { CallOptions } from './session'

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
