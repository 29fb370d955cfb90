import type { OwnTables } from './Tables.ts'
import { refuseField } from '../wire/refusal.ts'

/** Refuses a customer that is not the caller's own. `field` is the payload's name for it. */
export function checkCustomer({ account }: OwnTables, customerId: string, field = 'customerID'): void {
  if (customerId !== account.customerId) refuseField(field, 'Customer not found')
}

/** Refuses a sign-in name that is not the caller's own; names compare without case, as at sign-in. */
export function checkUserName({ account }: OwnTables, userName: string): void {
  if (userName.toLowerCase() !== account.userName.toLowerCase()) refuseField('userName', 'User not found')
}

/** Refuses a user's id that is not the caller's own. `field` is the payload's name for it. */
export function checkUserId({ account }: OwnTables, userId: string, field: string): void {
  if (userId !== account.userId) refuseField(field, 'User not found')
}
