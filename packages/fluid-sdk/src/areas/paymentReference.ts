/** The customer and the invoice that a payment’s reference names. */
export interface PaymentReference {
  customerId: string
  /** The invoice's number and suffix; 0 and 0 for no invoice in particular. */
  number: number
  suffix: number
}

export type PaymentReferenceInput = Pick<PaymentReference, 'customerId'> & Partial<PaymentReference>

/** Writes what a payment is for: `{customerId}-{number}-{suffix}`, and `{customerId}-0-0` for no invoice in particular. */
export function paymentReference({ customerId, number = 0, suffix = 0 }: PaymentReferenceInput): string {
  return `${customerId}-${number}-${suffix}`
}

/** Reads what `paymentReference` wrote; `null` for any other text. A customer's id may hold hyphens itself. */
export function readPaymentReference(reference: string): PaymentReference | null {
  const [, customerId, number, suffix] = /^(.+)-(\d+)-(\d+)$/.exec(reference) ?? []
  return customerId === undefined ? null : { customerId, number: Number(number), suffix: Number(suffix) }
}
