import type { PaymentSession } from '@trade-portal/fluid-sdk'

const UNKNOWN: PaymentSession = { status: 'unknown', amount: null, reference: '' }

/**
 * A payment as this customer may know it: one whose reference names another customer is as unknown as one that never was.
 * An address can be handed on, and not every back end looks who asks.
 */
export function ownPayment(payment: PaymentSession, customerId: string): PaymentSession {
  const [, payer] = /^(.+)-\d+-\d+$/.exec(payment.reference) ?? []
  const isOfAnother = payer !== undefined && customerId !== '' && payer !== customerId
  return isOfAnother ? UNKNOWN : payment
}
