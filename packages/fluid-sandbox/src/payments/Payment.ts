import type { WirePaymentStatus } from '@trade-portal/fluid-sdk/wire'
import { dollars, tenThousandths } from '../arithmetic/arithmetic.ts'
import { insertRow } from '../database/database.ts'
import type { Database } from '../database/database.ts'
import { readSetting } from '../tables/settings.ts'

export type PaymentStatus = WirePaymentStatus

/** The choices that a customer has on the provider's page. */
export type PaymentOutcome = Exclude<PaymentStatus, 'pending'>

export interface Payment {
  id: string
  customerId: string
  /** Ten-thousandths of a dollar. */
  amount: number
  reference: string
  /** Addresses that the provider goes on to. "": it stays, as windriver does with a declined card. */
  addresses: Record<PaymentOutcome, string>
  status: PaymentStatus
}

interface PaymentRow extends Omit<Payment, 'addresses'> {
  approved: string
  declined: string
  cancelled: string
}

export function findPayment(database: Database, id: string): Payment | undefined {
  const row = database.get<PaymentRow>(
    `SELECT id, customer_id AS customerId, amount, reference, status, url_approved AS approved,
       url_declined AS declined, url_cancelled AS cancelled FROM payment_sessions WHERE id = ?`,
    [id],
  )
  if (!row) return undefined
  const { approved, declined, cancelled, ...payment } = row
  return { ...payment, addresses: { approved, declined, cancelled } }
}

export function insertPayment(database: Database, payment: Payment, madeAt: number): void {
  insertRow(database, 'payment_sessions', {
    id: payment.id,
    customer_id: payment.customerId,
    amount: payment.amount,
    reference: payment.reference,
    url_approved: payment.addresses.approved,
    url_cancelled: payment.addresses.cancelled,
    url_declined: payment.addresses.declined,
    status: payment.status,
    made_at: madeAt,
  })
}

export function settlePayment(database: Database, id: string, outcome: PaymentOutcome): void {
  database.run('UPDATE payment_sessions SET status = ? WHERE id = ?', [outcome, id])
}

/** Returns whether the customer can still decide, as after a declined card when the provider allows another try. */
export function isOpen({ status, addresses }: Payment): boolean {
  return status === 'pending' || (status === 'declined' && addresses.declined === '')
}

/**
 * Returns whether the merchant knows of a payment. Windriver's id is the portal's own and the merchant learns it from
 * the return to the address of success, and nothing of a payment before it is approved.
 */
export function isReported({ status, addresses }: Payment): boolean {
  return status === 'approved' || addresses.declined !== ''
}

/** An amount of the wire that can be paid, in ten-thousandths of a dollar; `null` when it cannot. */
export function payableAmount(dollars: number): number | null {
  const amount = tenThousandths(dollars)
  return amount !== null && amount > 0 ? amount : null
}

/**
 * Returns the customer whose payment a reference names, as `{custId}-{transactionNumber}-{suffix}`; `undefined` when
 * it names no customer.
 */
export function customerOfReference(database: Database, reference: string): string | undefined {
  const [, id] = /^(.+)-\d+-\d+$/.exec(reference) ?? []
  const row =
    id === undefined ? undefined : database.get<{ id: string }>('SELECT id FROM customers WHERE id = ?', [id])
  return row?.id
}

/** Returns an address that a browser can be sent to, in a spelling safe in a header; `null` for any other. */
export function webAddress(written: string): string | null {
  const url = URL.canParse(written) ? new URL(written) : null
  return url && ['http:', 'https:'].includes(url.protocol) ? url.href : null
}

/** The currency that the merchant is paid in. */
export function currencyOf(database: Database): string {
  return readSetting(database, 'currency') || 'AUD'
}

/** An amount as the merchant's customers read it. */
export function amountText(database: Database, amount: number): string {
  return new Intl.NumberFormat(readSetting(database, 'locale') || 'en-AU', {
    style: 'currency',
    currency: currencyOf(database),
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  }).format(dollars(amount))
}
