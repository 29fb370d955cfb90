import { readPaymentReference } from '@trade-portal/fluid-sdk'
import type { TransactionId } from '@trade-portal/fluid-sdk'
import type { DevicePayment } from './devicePayments'

/** Returns the paid invoice according to a payment's reference; `null` for the account. */
export function invoiceOf(reference: string): TransactionId | null {
  const { number, suffix } = readPaymentReference(reference) ?? { number: 0, suffix: 0 }
  return number > 0 || suffix > 0 ? { number, suffix } : null
}

interface PaymentsOf {
  paid: DevicePayment[]
  open: DevicePayment[]
  /** Approved payments that may cover part of it: of an invoice for the account, and the reverse. */
  related: DevicePayment[]
}

/** Groups payments by their relation to an invoice or the account, where a statement is part of the account. */
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
