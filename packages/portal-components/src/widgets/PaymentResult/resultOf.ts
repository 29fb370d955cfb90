import type { PaymentSession } from '@trade-portal/fluid-sdk'
import type { Reading } from '../../data/useRead'

/** The pages that a card provider returns to. */
export type PaymentPage = 'complete' | 'fail' | 'cancelled'

/**
 * A payment as it is told. `slow`: the merchant has not answered for a while; `unsure`: nobody knows yet, and nothing may be paid again; `unnamed`: nobody can be asked, for
 * the address names none; `noneFailed` and `noneCancelled`: the page was visited for a payment that did not end so.
 */
export type Result =
  | 'confirming'
  | 'slow'
  | 'approved'
  | 'declined'
  | 'cancelled'
  | 'pending'
  | 'unsure'
  | 'unnamed'
  | 'noneFailed'
  | 'noneCancelled'

export interface ResultInput {
  page: PaymentPage
  /** `null`: there is none; `undefined`: that is not known yet. */
  id: string | null | undefined
  session: Pick<Reading<PaymentSession>, 'data' | 'error'>
}

/** Decides what can be said of a payment: an outcome is told only where the merchant has proven it. */
export function resultOf({ page, id, session: { data, error } }: ResultInput): Result {
  const none = page === 'fail' ? 'noneFailed' : 'noneCancelled'
  if (id === null) return page === 'complete' ? 'unnamed' : none
  if (!data) return error ? 'unsure' : 'confirming'
  const { status } = data
  if (status === 'pending') return 'pending'
  if (page === 'complete') return status === 'unknown' ? 'unsure' : status
  const proven = page === 'fail' ? 'declined' : 'cancelled'
  return status === proven ? proven : none
}
