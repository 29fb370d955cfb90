export type WirePaymentStatus = 'approved' | 'declined' | 'cancelled' | 'pending'

export interface PaymentOperations {
  createPaymentSession: {
    payload: {
      idCust: string
      /** Dollars. */
      paymentAmount: number
      /** `{custId}-{transactionNumber}-{suffix}`, or `{custId}-0-0`. */
      paymentReference: string
      urlApproved: string
      urlCancelled: string
      urlDeclined: string
    }
    answer: { redirectUrl: string }
  }
  queryPaymentSession: {
    /** The payment's id, as the provider put it into the address that it returned to. */
    payload: { sessionID: string }
    answer: { status: WirePaymentStatus; paymentAmount: number; paymentReference: string }
  }
}
