import type { TransactionId } from '@trade-portal/fluid-sdk'
import { transactionType } from '../data/transactions/transactionType'
import type { TransactionType } from '../data/transactions/transactionType'

/** The kinds of transactions that have a page each. A credit is an invoice below 0. */
export type TransactionKind = Exclude<TransactionType, 'credit'>

const roots = { order: '/orders', quote: '/quotes', invoice: '/invoices' } as const

/** The kind that the merchant's word for a type stands for, whatever its case; `other` for a word of the merchant's own. */
export function kindOfType(type: string, other: TransactionKind): TransactionKind {
  const known = transactionType(type) ?? other
  return known === 'credit' ? 'invoice' : known
}

/** The path of the list that transactions of a kind stand in: quotes stand among the orders. */
export function transactionsPath(kind: TransactionKind) {
  return kind === 'invoice' ? roots.invoice : roots.order
}

/** The path of a transaction's own page, such as `/invoices/418823-0`. */
export function transactionPath(kind: TransactionKind, { number, suffix }: TransactionId) {
  return `${roots[kind]}/${number}-${suffix}` as const
}

/** The transaction that a segment such as `418823-0` names, split at its last hyphen; `null`: it names none. */
export function transactionOfSegment(segment: string): TransactionId | null {
  const [, number, suffix] = /^(\d+)-(\d+)$/.exec(segment) ?? []
  if (number === undefined || suffix === undefined) return null
  const id = { number: Number(number), suffix: Number(suffix) }
  // 0-0 stands for no transaction.
  const isSome = id.number > 0 || id.suffix > 0
  return isSome && Number.isSafeInteger(id.number) && Number.isSafeInteger(id.suffix) ? id : null
}

/** The customer's name for a transaction: an invoice goes by number and suffix, an order or a quote by its number. */
export function transactionName(kind: TransactionKind, { number, suffix }: TransactionId): string {
  return kind === 'invoice' ? `${number}-${suffix}` : String(number)
}
