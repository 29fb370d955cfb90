import type { Sandbox } from '@trade-portal/fluid-sandbox'
import type { FluidClient, PaymentStatus } from '@trade-portal/fluid-sdk'
import { createDevicePayments } from '../data/payments/devicePayments'
import type { DevicePayment } from '../data/payments/devicePayments'

/** The pages of a host that payments return to. */
export const returnUrls = {
  approved: 'https://site.example/#/payment-complete',
  cancelled: 'https://site.example/#/payment-cancelled',
  declined: 'https://site.example/#/payment-fail',
}

/** Returns the demo user's payments on this device, by default for the demo customer. */
export const paymentsHere = (client: FluidClient, { customerId = '104218', user = 'builder', at = 0 } = {}) =>
  createDevicePayments({ owner: { client, user, now: () => at || Date.now() }, customerId })

/**
 * Starts a payment on this device, as an earlier page did. Omitted fields are those of `addPayment`'s account payment.
 */
export function beginHere(client: FluidClient, payment: Partial<DevicePayment> = {}) {
  const begun = { key: 'K-1', id: 'P-1', reference: '104218-0-0', amount: 1_234_500, statementDate: null }
  const { outcome = null, at = 0, ...rest } = payment
  const here = paymentsHere(client, { at })
  here.begin({ ...begun, ...rest })
  const [own] = here.read()
  if (own && outcome) here.end(own, outcome)
}

/** Adds a payment of the demo customer, as left by the provider's page. Its id is `P-1`. */
export function addPayment(
  { database }: Sandbox,
  {
    status,
    reference,
    provider = 'windcave',
  }: {
    status: Exclude<PaymentStatus, 'unknown'>
    reference?: string
    provider?: 'windcave' | 'windriver'
  },
) {
  // Windriver has no address for a declined card: the customer stays to try another.
  const declined = provider === 'windcave' ? returnUrls.declined : ''
  database.run(
    `INSERT INTO payment_sessions
     SELECT 'P-1', customer_id, 1234500, coalesce(?, customer_id || '-0-0'), '', '', ?, ?, 0
     FROM users WHERE name = 'builder'`,
    [reference ?? null, declined, status],
  )
}

/** Completes the payment on the provider's page. */
export function settlePayment({ database }: Sandbox, status: Exclude<PaymentStatus, 'unknown'>) {
  database.run('UPDATE payment_sessions SET status = ?', [status])
}
