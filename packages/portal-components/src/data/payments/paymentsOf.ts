import { readPaymentReference } from '@trade-portal/fluid-sdk'
import type { TransactionId } from '@trade-portal/fluid-sdk'
import type { DevicePayment } from './devicePayments'

/** A paid invoice or the account, as a payment's reference names it; `null` for the account. */
export function invoiceOf(reference: string): TransactionId | null {
  const { number, suffix } = readPaymentReference(reference) ?? { number: 0, suffix: 0 }
  return number > 0 || suffix > 0 ? { number, suffix } : null
}

/** Payments made on this device that matter to who is about to pay something. */
export interface PaymentsOf {
  /** Approved ones of the same. */
  paid: DevicePayment[]
  /** Payments of the same whose outcome is not known. */
  open: DevicePayment[]
  /** Approved ones that may hold a part of the same: of an invoice beside the account, of the account beside an invoice. */
  related: DevicePayment[]
}

/**
 * Sorts payments by what they mean for paying an invoice or, without one, the account. A statement and what is overdue are
 * one debt with one reference.
 */
export function paymentsOf(payments: DevicePayment[], invoice: TransactionId | null): PaymentsOf {
  const isOfThis = ({ reference }: DevicePayment) => {
    const paid = invoiceOf(reference)
    return paid?.number === invoice?.number && paid?.suffix === invoice?.suffix
  }
  const isApproved = ({ outcome }: DevicePayment) => outcome === 'approved'
  return {
    paid: payments.filter((payment) => isOfThis(payment) && isApproved(payment)),
    open: payments.filter((payment) => isOfThis(payment) && payment.outcome === null),
    related: payments.filter((payment) => {
      const isOfAccount = invoiceOf(payment.reference) === null
      return !isOfThis(payment) && isApproved(payment) && (invoice === null || isOfAccount)
    }),
  }
}
