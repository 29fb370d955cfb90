/** The types of transactions that the portal knows. */
export type TransactionType = 'order' | 'quote' | 'invoice' | 'credit'

const known: readonly string[] = ['order', 'quote', 'invoice', 'credit'] satisfies TransactionType[]

const isKnown = (word: string): word is TransactionType => known.includes(word)

/**
 * Returns the type that the merchant's word stands for, whatever its case; `null` for a word of the merchant's own.
 *
 * @param otherwise a transaction of no type is what it was listed as, or looked for as. Default: `null`, unknown.
 */
export function transactionType(
  word: string,
  otherwise: TransactionType | null = null,
): TransactionType | null {
  const folded = word.trim().toLowerCase()
  if (folded === '') return otherwise
  return isKnown(folded) ? folded : null
}

/** Returns true for the word for an invoice or for a credit, which is an invoice below 0. */
export function isInvoiceOrCredit(word: string, otherwise: TransactionType | null = null): boolean {
  const type = transactionType(word, otherwise)
  return type === 'invoice' || type === 'credit'
}
