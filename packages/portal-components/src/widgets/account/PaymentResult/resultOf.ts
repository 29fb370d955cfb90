import type { PaymentSession } from '@trade-portal/fluid-sdk'
import type { DevicePayment } from '../../../data/payments/devicePayments'
import type { Reading } from '../../../data/useRead'
import type { PaymentPage } from '../../../routes/paymentPaths'

/**
 * Result of a payment. `slow`: the merchant has not answered for a while; `unsure`: the outcome is unknown, and paying
 * again must not be offered; `none`: neither the merchant nor this device knows the payment; `unnamed`: the URL names
 * no payment; `notPaid`: the customer denied paying.
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
  /** `null` if the URL has none. */
  id: string | null
  /** This device's record of the payment; `null` if it has none, `undefined` while loading. */
  begun: DevicePayment | null | undefined
  session: Pick<Reading<PaymentSession>, 'data' | 'error'>
}

/**
 * Returns the result of a payment. Only the merchant proves an outcome, on any return page. One exception: a payment
 * that started here, returned as cancelled and never reached the merchant is cancelled.
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

/** A payment with a reference or an amount is known to the merchant, even with an unknown status. */
function hasNoRecord({ status, reference, amount }: PaymentSession): boolean {
  return status === 'unknown' && reference === '' && amount === null
}

/** Returns true if the merchant has proven the outcome. */
export const isProven = (result: Result) =>
  result === 'approved' || result === 'declined' || result === 'cancelled'
