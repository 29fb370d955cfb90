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

/** The demo user's payments on this device, for the demo customer unless told otherwise. */
export const paymentsHere = (client: FluidClient, { customerId = '104218', user = 'builder', at = 0 } = {}) =>
  createDevicePayments({ owner: { client, user, now: () => at || Date.now() }, customerId })

/** Begins a payment on this device, as an earlier page did; what is left out is that of the account of `addPayment`. */
export function beginHere(client: FluidClient, payment: Partial<DevicePayment> = {}) {
  const begun = { key: 'K-1', id: 'P-1', reference: '104218-0-0', amount: 1_234_500, statementDate: null }
  const { outcome = null, at = 0, ...rest } = payment
  const here = paymentsHere(client, { at })
  here.begin({ ...begun, ...rest })
  const [own] = here.read()
  if (own && outcome) here.end(own, outcome)
}

/** A payment of the demo customer's, as the provider's page has left it. Its id is `P-1`. */
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
  // Windriver has no address for a declined card: it stays for another.
  const declined = provider === 'windcave' ? returnUrls.declined : ''
  database.run(
    `INSERT INTO payment_sessions
     SELECT 'P-1', customer_id, 1234500, coalesce(?, customer_id || '-0-0'), '', '', ?, ?, 0
     FROM users WHERE name = 'builder'`,
    [reference ?? null, declined, status],
  )
}

/** Has the provider's page come to an end. */
export function settlePayment({ database }: Sandbox, status: Exclude<PaymentStatus, 'unknown'>) {
  database.run('UPDATE payment_sessions SET status = ?', [status])
}
