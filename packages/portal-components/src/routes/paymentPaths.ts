import { decimalText } from '@trade-portal/fluid-sdk'
import type { Money, TransactionId } from '@trade-portal/fluid-sdk'
import { oneOf } from '../context/stored/checks'
import { invoiceOf } from '../data/payments/paymentsOf'
import type { PaymentReturnUrls } from '../data/payments/useBeginPayment'

/** Returns the path for paying an invoice. */
export function payInvoicePath({ number, suffix }: TransactionId) {
  return `/pay-account?invoiceId=${number}&suffix=${suffix}` as const
}

/** Returns the path for paying the amount due on the statement of a day, `YYYY-MM-DD`. */
export function payStatementPath(date: string) {
  return `/pay-account?statementId=${date}` as const
}

/** The ten-thousandths in a cent. */
const CENT = 100

/** An unsuccessful payment. */
export interface FailedPayment {
  reference: string
  /** `null`: unknown to the merchant and to this device. */
  amount: Money | null
  /** Day of the paid statement, `YYYY-MM-DD`; `null`: none, or unknown to this device. */
  statementDate: string | null
}

/** Returns the path for repeating a payment: the same invoice, statement or balance, and the same amount, in cents. */
export function payAgainPath({ reference, amount, statementDate }: FailedPayment) {
  const invoice = invoiceOf(reference)
  const paid = Math.round((amount ?? 0) / CENT) * CENT
  const chosen = isAmount(paid) ? (`amount=${decimalText(paid).replace(/00$/, '')}` as const) : ''
  const rest = chosen && (`&${chosen}` as const)
  if (invoice) return `${payInvoicePath(invoice)}${rest}` as const
  if (statementDate !== null) return `${payStatementPath(statementDate)}${rest}` as const
  return chosen ? (`/pay-account?${chosen}` as const) : '/pay-account'
}

/**
 * Returns the amount in dollars of a payment's path or an attribute, such as `510.84`; `null` for any other text, and
 * for fractions of a cent.
 */
export function amountInPath(text: string): Money | null {
  const [, dollars, parts = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text) ?? []
  const amount = dollars === undefined ? 0 : Number(dollars + parts.padEnd(4, '0'))
  return isAmount(amount) ? amount : null
}

/** Returns whether an amount can be paid: a whole number of cents above 0. */
export const isAmount = (amount: Money) => amount > 0 && amount % CENT === 0

/** The pages that a card provider returns to. None proves anything: only the merchant knows a payment's outcome. */
export const paymentPages = ['complete', 'fail', 'cancelled'] as const

export type PaymentPage = (typeof paymentPages)[number]

/** Returns the path of a page that a card provider returns to. */
export const paymentPagePath = (page: PaymentPage) => `/payment-${page}` as const

/** Returns the page named by a text, or `null`. */
export const paymentPageOf = oneOf(...paymentPages)

/** Returns the addresses that `PayAccount` needs: one for each outcome of a payment. */
export function paymentReturnUrls(addressOf: (page: PaymentPage) => string): PaymentReturnUrls {
  return { approved: addressOf('complete'), cancelled: addressOf('cancelled'), declined: addressOf('fail') }
}
