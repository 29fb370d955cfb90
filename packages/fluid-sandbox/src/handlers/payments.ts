import { checkCustomer } from '../tables/accounts.ts'
import { dollars } from '../arithmetic/arithmetic.ts'
import { amountText } from '../payments/amountText.ts'
import {
  customerOfReference,
  findPayment,
  insertPayment,
  isOpen,
  isReported,
  payableAmount,
  settlePayment,
  webAddress,
  type Payment,
} from '../payments/Payment.ts'
import type { ToldPayment } from '../payments/ProviderPages.ts'
import { randomId } from '../arithmetic/randomId.ts'
import { refuseField } from '../wire/refusal.ts'
import type { Handlers, SignedInContext } from './Handler.ts'

/** Paying by card. What became of a payment is said by the provider's pages alone, never by the client. */
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
    const told = { ...payment, amount: dollars(amount), amountText: amountText(context.database, amount) }
    return { redirectUrl: context.providerPages.open(told, context.endpoint) }
  },

  queryPaymentSession({ sessionID }, context) {
    const told = context.providerPages.told(sessionID)
    if (told) record(told, context)
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

/** Records what a page told that writes into no table: how a payment ended, or one that windriver's script began. */
function record({ amount: told, ...payment }: ToldPayment, { database, now }: SignedInContext): void {
  const known = findPayment(database, payment.id)
  if (known) {
    if (payment.status !== 'pending' && isOpen(known)) settlePayment(database, known.id, payment.status)
    return
  }
  const customerId = customerOfReference(database, payment.reference)
  const amount = payableAmount(told)
  if (customerId !== undefined && amount !== null) {
    insertPayment(database, { ...payment, customerId, amount }, now())
  }
}

/** Puts a payment's id into the query of an address, behind what is there and ahead of the `#`. */
function withSession(address: string, id: string): string {
  const url = new URL(address)
  url.search += `${url.search === '' ? '?' : '&'}sessionId=${id}`
  return url.href
}
