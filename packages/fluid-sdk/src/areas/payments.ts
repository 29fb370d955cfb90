import { parseMoney, toDollars } from '../arithmetic/money'
import type { Money } from '../arithmetic/money'
import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions } from '../calls/wireCalls'
import type { FluidContext } from '../calls/context'
import { text } from '../calls/decode'
import { FluidError, FluidFieldError } from '../errors'
import { paymentAddress } from './paymentAddress'

/** The outcome of a payment. `unknown`: the merchant reports none, so it is neither paid nor failed. */
export type PaymentStatus = 'approved' | 'declined' | 'cancelled' | 'pending' | 'unknown'

export interface PaymentSession {
  status: PaymentStatus
  amount: Money | null
  /** The reference that `paymentReference` returned when the payment was started: see `readPaymentReference`. */
  reference: string
}

export interface CreatePaymentSessionInput {
  /** Above 0. */
  amount: Money
  /** The reference of the paid invoice: see `paymentReference`. */
  reference: string
  /** The page that the provider returns to, with the payment's id: see `readPaymentReference`. */
  approvedUrl: string
  cancelledUrl: string
  declinedUrl: string
}

/** Card payments on the provider's page. */
export interface PaymentsArea {
  /**
   * Opens a payment and returns the address of the provider’s page, to which the browser goes next.
   *
   * Wire: `createPaymentSession`, sent once. Nothing is paid until that page has confirmed it: ask `getSession` on
   * return.
   *
   * @throws {FluidFieldError} when the amount is not above 0, before anything is sent, or the merchant refuses.
   * @throws {FluidError} when the page's address is neither https nor http on this machine itself: do not go there.
   * @example
   * const { redirectUrl } = await client.payments.createSession({ amount, reference, approvedUrl, cancelledUrl, declinedUrl })
   */
  createSession(input: CreatePaymentSessionInput, options?: CallOptions): Promise<{ redirectUrl: string }>
  /**
   * Reads the outcome of a payment, by the id from `readPaymentReturn`.
   *
   * Wire: `queryPaymentSession`. A payment without a record at the merchant is `unknown`, without amount and
   * reference.
   */
  getSession(input: { id: string }, options?: CallOptions): Promise<PaymentSession>
}

const PAYMENT_FIELDS = {
  paymentAmount: 'amount',
  paymentReference: 'reference',
  urlApproved: 'approvedUrl',
  urlCancelled: 'cancelledUrl',
  urlDeclined: 'declinedUrl',
} satisfies Record<string, keyof CreatePaymentSessionInput>

/** Windriver's id is created by the portal: the merchant learns it when the payment is approved, and not before. */
const NOT_FOUND = /payment session\b.*\bnot found/i

const STATUSES = ['approved', 'declined', 'cancelled', 'pending'] as const

/** Creates the area of payments. */
export function createPaymentsArea(context: FluidContext): PaymentsArea {
  return {
    async createSession({ amount, reference, approvedUrl, cancelledUrl, declinedUrl }, options) {
      if (!Number.isSafeInteger(amount) || amount <= 0) {
        const issue = { field: 'amount', msg: 'The amount must be above 0' }
        throw new FluidFieldError([issue], 'createPaymentSession')
      }
      const caller = await context.readCaller(options)
      const payload = {
        idCust: caller.user.customerId,
        paymentAmount: toDollars(amount),
        paymentReference: reference,
        urlApproved: approvedUrl,
        urlCancelled: cancelledUrl,
        urlDeclined: declinedUrl,
      }
      const answer = await context.write('createPaymentSession', payload, {
        ...options,
        caller,
        fields: PAYMENT_FIELDS,
      })
      const redirectUrl = paymentAddress(text(answer?.redirectUrl))
      if (!redirectUrl) throw new FluidError('The payment page cannot be opened', 'createPaymentSession')
      return { redirectUrl }
    },
    async getSession({ id }, options) {
      const caller = await context.readCaller(options)
      const payload = { sessionID: id }
      const sending = { ...options, caller }
      const answer = await callUnlessNone(context, 'queryPaymentSession', payload, sending).catch(
        noneIfUnknown,
      )
      return {
        status: toStatus(answer?.status),
        amount: parseMoney(answer?.paymentAmount),
        reference: text(answer?.paymentReference),
      }
    },
  }
}

/** Treats the refusal of an unknown id as no record. */
function noneIfUnknown(error: unknown): null {
  if (error instanceof FluidFieldError && NOT_FOUND.test(error.message)) return null
  throw error
}

function toStatus(value: unknown): PaymentStatus {
  const word = text(value).trim().toLowerCase()
  return STATUSES.find((status) => status === word) ?? 'unknown'
}
