import type { Settings, User } from '@trade-portal/fluid-sdk'
import { canPayAccount } from '../../places/placeRules'

export interface PayNowInput {
  user: Pick<User, 'overdueBalance'>
  settings: Pick<Settings, 'hasPayAccount' | 'paymentProvider'>
  /** The places that the host has; `undefined`: all of them. */
  places: readonly string[] | undefined
}

/** Where the account is paid. */
export const PAY_ACCOUNT = '/pay-account'

/** Tells whether what is overdue can be paid from here: nothing that cannot lead to a payment is offered. */
export function offersPayNow({ user, settings, places }: PayNowInput): boolean {
  const hasPlace = !places || places.includes(PAY_ACCOUNT)
  return hasPlace && canPayAccount(settings) && user.overdueBalance > 0
}
