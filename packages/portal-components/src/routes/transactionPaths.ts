import type { TransactionId } from '@trade-portal/fluid-sdk'
import { useCallback } from 'react'
import { transactionType } from '../data/transactions/transactionType'
import type { TransactionType } from '../data/transactions/transactionType'
import { usePortal } from '../context/PortalContext'

/** The kinds of transactions with a page. A credit is an invoice below 0. */
export type TransactionKind = Exclude<TransactionType, 'credit'>

const roots = { order: '/orders', quote: '/quotes', invoice: '/invoices' } as const

/** Returns the kind for the merchant's word for a type, whatever its case; `other` for an unknown word. */
export function kindOfType(type: string, other: TransactionKind): TransactionKind {
  const known = transactionType(type) ?? other
  return known === 'credit' ? 'invoice' : known
}

/** Returns the path of the list for a kind of transactions: quotes are among the orders. */
export function transactionsPath(kind: TransactionKind) {
  return kind === 'invoice' ? roots.invoice : roots.order
}

/** Returns the path of a transaction's own page, such as `/invoices/418823-0`. */
export function transactionPath(kind: TransactionKind, { number, suffix }: TransactionId) {
  return `${roots[kind]}/${number}-${suffix}` as const
}

/** Returns the transaction in a segment such as `418823-0`, split at its last hyphen; `null`: it names none. */
export function transactionOfSegment(segment: string): TransactionId | null {
  const [, number, suffix] = /^(\d+)-(\d+)$/.exec(segment) ?? []
  if (number === undefined || suffix === undefined) return null
  const id = { number: Number(number), suffix: Number(suffix) }
  // 0-0 means no transaction.
  const isSome = id.number > 0 || id.suffix > 0
  return isSome && Number.isSafeInteger(id.number) && Number.isSafeInteger(id.suffix) ? id : null
}

/** Returns the customer's name for a transaction: number and suffix of an invoice, else the number alone. */
export function transactionName(kind: TransactionKind, { number, suffix }: TransactionId): string {
  return kind === 'invoice' ? `${number}-${suffix}` : String(number)
}

/** Returns the function for transactions' addresses; `undefined` if the host has no route `list`, such as `/orders`. */
export function useTransactionHref(list: '/orders' | '/invoices') {
  const { hrefFor, routes } = usePortal()
  const hrefOf = useCallback(
    (kind: TransactionKind, id: TransactionId) => hrefFor(transactionPath(kind, id)),
    [hrefFor],
  )
  return !routes || routes.includes(list) ? hrefOf : undefined
}
