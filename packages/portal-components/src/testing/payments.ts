import type { Sandbox } from '@trade-portal/fluid-sandbox'
import type { PaymentStatus } from '@trade-portal/fluid-sdk'

/** The pages of a host that payments return to. */
export const returnUrls = {
  approved: 'https://site.example/#/payment-complete',
  cancelled: 'https://site.example/#/payment-cancelled',
  declined: 'https://site.example/#/payment-fail',
}

/** A payment of the demo customer's, as the provider's page has left it. Its id is `P-1`. */
export function addPayment(
  { database }: Sandbox,
  { status, reference }: { status: Exclude<PaymentStatus, 'unknown'>; reference?: string },
) {
  database.run(
    `INSERT INTO payment_sessions
     SELECT 'P-1', customer_id, 1234500, coalesce(?, customer_id || '-0-0'), '', '', '', ?, 0
     FROM users WHERE name = 'builder'`,
    [reference ?? null, status],
  )
}

/** Has the provider's page come to an end. */
export function settlePayment({ database }: Sandbox, status: Exclude<PaymentStatus, 'unknown'>) {
  database.run('UPDATE payment_sessions SET status = ?', [status])
}
