import { checkCustomer } from '../tables/accounts.ts'
import { dollars } from '../arithmetic/arithmetic.ts'
import {
  amountText,
  customerOfReference,
  findPayment,
  insertPayment,
  isOpen,
  isReported,
  payableAmount,
  settlePayment,
  webAddress,
} from '../payments/Payment.ts'
import type { Payment } from '../payments/Payment.ts'
import type { ReportedPayment } from '../payments/ProviderPages.ts'
import { randomId } from '../arithmetic/createRandom.ts'
import { refuseField } from '../wire/refusal.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

/** Card payments. The provider's pages alone decide the outcome of a payment, never the client. */
export const payments: Handlers<'createPaymentSession' | 'queryPaymentSession'> = {
  createPaymentSession(payload, context) {
    checkCustomer(context, payload.idCust, 'idCust')
    const amount = payableAmount(payload.paymentAmount)
    if (amount === null)
      return refuseField('paymentAmount', 'The amount must be above 0, in dollars and cents')
    if (customerOfReference(context.database, payload.paymentReference) !== payload.idCust) {
      refuseField('paymentReference', 'paymentReference must be {custId}-{transactionNumber}-{suffix}')
    }
    const id = randomId()
    const addressOf = (field: 'urlApproved' | 'urlDeclined' | 'urlCancelled') =>
      withSession(
        webAddress(payload[field]) ?? refuseField(field, `${field} must be an http or https address`),
        id,
      )
    const payment: Payment = {
      id,
      customerId: payload.idCust,
      amount,
      reference: payload.paymentReference,
      addresses: {
        approved: addressOf('urlApproved'),
        declined: addressOf('urlDeclined'),
        cancelled: addressOf('urlCancelled'),
      },
      status: 'pending',
    }
    insertPayment(context.database, payment, context.now())
    const reported = { ...payment, amount: dollars(amount), amountText: amountText(context.database, amount) }
    return { redirectUrl: context.providerPages.open(reported, context.endpoint) }
  },

  queryPaymentSession({ sessionID }, context) {
    const reported = context.providerPages.reported(sessionID)
    if (reported) record(reported, context)
    const payment = findPayment(context.database, sessionID)
    // Another customer's is as unknown as one that never was.
    const isOwn = payment?.customerId === context.account.customerId
    if (!payment || !isOwn || !isReported(payment)) {
      return refuseField('sessionID', 'Payment session not found')
    }
    return {
      status: payment.status,
      paymentAmount: dollars(payment.amount),
      paymentReference: payment.reference,
    }
  },
}

/** Records a payment reported by a page without a database: its outcome, or one started by windriver's script. */
function record({ amount: reported, ...payment }: ReportedPayment, { database, now }: SignedInContext): void {
  const known = findPayment(database, payment.id)
  if (known) {
    if (payment.status !== 'pending' && isOpen(known)) settlePayment(database, known.id, payment.status)
    return
  }
  const customerId = customerOfReference(database, payment.reference)
  const amount = payableAmount(reported)
  if (customerId !== undefined && amount !== null) {
    insertPayment(database, { ...payment, customerId, amount }, now())
  }
}

/** Adds a payment's id to the query of an address, after the existing parameters and before the `#`. */
function withSession(address: string, id: string): string {
  const url = new URL(address)
  url.search += `${url.search === '' ? '?' : '&'}sessionId=${id}`
  return url.href
}
