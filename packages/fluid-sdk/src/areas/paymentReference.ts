/** The customer and the invoice named by a payment’s reference. */
export interface PaymentReference {
  customerId: string
  /** The invoice's number and suffix; 0 and 0 for no invoice in particular. */
  number: number
  suffix: number
}

export type PaymentReferenceInput = Pick<PaymentReference, 'customerId'> & Partial<PaymentReference>

/** Returns a payment's reference: `{customerId}-{number}-{suffix}`, or `{customerId}-0-0` without an invoice. */
export function paymentReference({ customerId, number = 0, suffix = 0 }: PaymentReferenceInput): string {
  return `${customerId}-${number}-${suffix}`
}

/** Parses a reference made by `paymentReference`, or returns `null`. A customer's id may itself hold hyphens. */
export function readPaymentReference(reference: string): PaymentReference | null {
  const [, customerId, number, suffix] = /^(.+)-(\d+)-(\d+)$/.exec(reference) ?? []
  return customerId === undefined ? null : { customerId, number: Number(number), suffix: Number(suffix) }
}
