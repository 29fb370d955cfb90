import { decimalText } from '@trade-portal/fluid-sdk'
import type { Money, TransactionId } from '@trade-portal/fluid-sdk'
import { invoiceOf } from '../data/payments/paymentsOf'

/** The path where an invoice is paid. */
export function payInvoicePath({ number, suffix }: TransactionId) {
  return `/pay-account?invoiceId=${number}&suffix=${suffix}` as const
}

/** The path where what the statement of a day, `YYYY-MM-DD`, says to be due is paid. */
export function payStatementPath(date: string) {
  return `/pay-account?statementId=${date}` as const
}

/** The ten-thousandths in a cent. */
const CENT = 100

/** A payment that came to nothing. */
export interface FailedPayment {
  reference: string
  /** `null`: neither the merchant nor this device says it. */
  amount: Money | null
  /** Day of the statement that was paid, `YYYY-MM-DD`; `null`: none, or this device does not know. */
  statementDate: string | null
}

/** The path where the same is paid again: the same invoice, statement or balance, and the same amount of it, in cents. */
export function payAgainPath({ reference, amount, statementDate }: FailedPayment) {
  const invoice = invoiceOf(reference)
  const paid = Math.round((amount ?? 0) / CENT) * CENT
  const chosen = isAmount(paid) ? (`amount=${decimalText(paid).replace(/00$/, '')}` as const) : ''
  const rest = chosen && (`&${chosen}` as const)
  if (invoice) return `${payInvoicePath(invoice)}${rest}` as const
  if (statementDate !== null) return `${payStatementPath(statementDate)}${rest}` as const
  return chosen ? (`/pay-account?${chosen}` as const) : '/pay-account'
}

/** Reads the dollars that a path of a payment or an attribute names, such as `510.84`; `null` for any other text, and for parts of a cent. */
export function amountInPath(text: string): Money | null {
  const [, dollars, parts = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text) ?? []
  const amount = dollars === undefined ? 0 : Number(dollars + parts.padEnd(4, '0'))
  return isAmount(amount) ? amount : null
}

/** Returns whether an amount can be begun with: a whole number of cents above 0. */
export const isAmount = (amount: Money) => amount > 0 && amount % CENT === 0
