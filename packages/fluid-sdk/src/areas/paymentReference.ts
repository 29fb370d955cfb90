/** The customer and the invoice named by a payment’s reference. */
export interface PaymentReference {
  customerId: string
  /** The invoice's number and suffix; 0 and 0 for no invoice in particular. */
  number: number
  suffix: number
}

export type PaymentReferenceInput = Pick<PaymentReference, 'customerId'> & Partial<PaymentReference>

/**
 * Returns the reference of a payment: `{customerId}-{number}-{suffix}`, and `{customerId}-0-0` for no invoice in
 * particular.
 */
export function paymentReference({ customerId, number = 0, suffix = 0 }: PaymentReferenceInput): string {
  return `${customerId}-${number}-${suffix}`
}

/**
 * Parses a reference made by `paymentReference`; `null` for any other text. A customer's id may itself hold hyphens.
 */
export function readPaymentReference(reference: string): PaymentReference | null {
  const [, customerId, number, suffix] = /^(.+)-(\d+)-(\d+)$/.exec(reference) ?? []
  return customerId === undefined ? null : { customerId, number: Number(number), suffix: Number(suffix) }
}
