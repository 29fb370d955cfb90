import { oneOf } from '../../context/stored/checks'

/** The types of transactions that the portal knows. */
export type TransactionType = 'order' | 'quote' | 'invoice' | 'credit'

const known = oneOf<TransactionType>('order', 'quote', 'invoice', 'credit')

/**
 * Returns the type for the merchant's word, ignoring case; `null` for an unknown word.
 *
 * @param otherwise the type of a transaction without one, such as the type of the list it came from. Default: `null`.
 */
export function transactionType(
  word: string,
  otherwise: TransactionType | null = null,
): TransactionType | null {
  const folded = word.trim().toLowerCase()
  return folded === '' ? otherwise : known(folded)
}

/** Returns true for an invoice or a credit, which is a negative invoice. */
export function isInvoiceOrCredit(word: string, otherwise: TransactionType | null = null): boolean {
  const type = transactionType(word, otherwise)
  return type === 'invoice' || type === 'credit'
}
