import type { PaymentSession } from '@trade-portal/fluid-sdk'
import type { DevicePayment } from '../../../data/payments/devicePayments'
import type { Reading } from '../../../data/useRead'
import type { PaymentPage } from '../../../places/paymentPaths'

/**
 * A payment as it is told. `slow`: the merchant has not answered for a while; `unsure`: nobody knows yet, and nothing may
 * be paid again; `none`: neither the merchant nor this device knows it; `unnamed`: nobody can be asked, for the address
 * names none; `notPaid`: the customer has said so.
 */
export type Result =
  | 'confirming'
  | 'slow'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'pending'
  | 'unsure'
  | 'none'
  | 'unnamed'
  | 'notPaid'

export interface ResultInput {
  page: PaymentPage
  /** `null`: the address names none. */
  id: string | null
  /** The payment of that id as this device began it; `null`: it did not; `undefined`: that is not known yet. */
  begun: DevicePayment | null | undefined
  session: Pick<Reading<PaymentSession>, 'data' | 'error'>
}

/**
 * Decides what can be said of a payment. An outcome is told only where the merchant has proven it, at whichever page it
 * came back to; but a payment that was begun here, came back as cancelled and never reached the merchant is cancelled.
 */
export function resultOf({ page, id, begun, session: { data, error } }: ResultInput): Result {
  if (id === null) return 'unnamed'
  if (!data) return error ? 'unsure' : 'confirming'
  if (data.status !== 'unknown') return data.status
  if (!hasNoRecord(data)) return 'unsure'
  if (begun === undefined) return 'confirming'
  if (begun === null) return 'none'
  return page === 'cancelled' ? 'cancelled' : 'unsure'
}

/** A payment of an unknown status that has a reference or an amount is known to the merchant. */
function hasNoRecord({ status, reference, amount }: PaymentSession): boolean {
  return status === 'unknown' && reference === '' && amount === null
}

/** Returns whether the merchant has proven an outcome, or it is only likely. */
export const isProven = (result: Result) =>
  result === 'approved' || result === 'declined' || result === 'cancelled'
