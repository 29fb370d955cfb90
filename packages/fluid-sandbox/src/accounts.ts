import type { SignedInContext } from './handlers/Handler.ts'
import { refuseField } from './refusal.ts'

/** Refuses a customer that is not the caller's own. */
export function checkCustomer({ account }: SignedInContext, customerId: string): void {
  if (customerId !== account.customerId) refuseField('customerID', 'Customer not found')
}

/** Refuses a sign-in name that is not the caller's own; names compare without case, as at sign-in. */
export function checkUserName({ account }: SignedInContext, userName: string): void {
  if (userName.toLowerCase() !== account.userName.toLowerCase()) refuseField('userName', 'User not found')
}
