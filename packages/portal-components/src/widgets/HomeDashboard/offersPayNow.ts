import type { Settings, User } from '@trade-portal/fluid-sdk'

export interface PayNowInput {
  user: Pick<User, 'overdueBalance'>
  settings: Pick<Settings, 'hasPayAccount' | 'paymentProvider'>
  /** The paths that the page around the widget has. */
  places: readonly string[]
}

/** Where the account is paid. */
export const PAY_ACCOUNT = '/pay-account'

/** Tells whether what is overdue can be paid from here: nothing that cannot lead to a payment is offered. */
export function offersPayNow({ user, settings, places }: PayNowInput): boolean {
  const canPay = settings.hasPayAccount && settings.paymentProvider !== null && places.includes(PAY_ACCOUNT)
  return canPay && user.overdueBalance > 0
}
