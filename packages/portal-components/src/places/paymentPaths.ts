import type { TransactionId } from '@trade-portal/fluid-sdk'

/** The path where an invoice is paid. */
export function payInvoicePath({ number, suffix }: TransactionId) {
  return `/pay-account?invoiceId=${number}&suffix=${suffix}` as const
}

/** The path where what the statement of a day, `YYYY-MM-DD`, says to be due is paid. */
export function payStatementPath(date: string) {
  return `/pay-account?statementId=${date}` as const
}

/** The path where what a payment's reference names is paid: an invoice, or the account. */
export function payReferencePath(reference: string) {
  const [, number = 0, suffix = 0] = (/-(\d+)-(\d+)$/.exec(reference) ?? []).map(Number)
  return number > 0 || suffix > 0 ? payInvoicePath({ number, suffix }) : '/pay-account'
}
