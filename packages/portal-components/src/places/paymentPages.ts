import type { PaymentReturnUrls } from '../data/payments/useBeginPayment'

/** The pages that a card provider returns to. None proves anything: the merchant says what became of a payment. */
export const paymentPages = ['complete', 'fail', 'cancelled'] as const

export type PaymentPage = (typeof paymentPages)[number]

/** The path of a page that a card provider returns to. */
export const paymentPagePath = (page: PaymentPage) => `/payment-${page}` as const

/** Returns the page that a text names, or `null`. */
export function paymentPageOf(text: unknown): PaymentPage | null {
  return paymentPages.find((page) => page === text) ?? null
}

/** Returns what `PayAccount` is given: the page's address for each end that a payment may have. */
export function paymentReturnUrls(addressOf: (page: PaymentPage) => string): PaymentReturnUrls {
  return { approved: addressOf('complete'), cancelled: addressOf('cancelled'), declined: addressOf('fail') }
}
