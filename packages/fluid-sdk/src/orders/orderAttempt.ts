import * as v from 'valibot'
import type { TransactionSummary } from '../areas/transactions'
import type { FluidContext } from '../context'
import { parseStored } from '../stored'

type Storage = FluidContext['storage']

/**
 * What is written before an order is sent, so that its outcome can be read from the customer's transactions and cart
 * later, after a reload too.
 */
const attemptSchema = v.object({
  state: v.picklist(['committing', 'confirmed']),
  cartId: v.string(),
  /** Whose transactions will tell. */
  customer: v.object({ customerId: v.string(), userId: v.string(), username: v.string() }),
  kind: v.picklist(['Order', 'Quote']),
  orderReference: v.string(),
  jobName: v.string(),
  /** With tax; `null` when a line has its price on request, and nothing can be compared. */
  amount: v.nullable(v.number()),
  /** The cart's delivery charge, to be taken out again when the order proves not placed. */
  charge: v.nullable(v.object({ lineId: v.number(), productId: v.string() })),
  /** `transactionKey`s of everything the customer had before. */
  knownTransactions: v.array(v.string()),
  /** Milliseconds since the epoch. */
  startedAt: v.number(),
  /** How the call ended when it ended without a number; `null` while it is open, or when the page went. */
  end: v.nullable(v.object({ at: v.number(), isRefusal: v.boolean(), message: v.string() })),
  /** The transaction's number, once it is confirmed. */
  number: v.nullable(v.string()),
})

export type OrderAttempt = v.InferOutput<typeof attemptSchema>

/** Open attempts outlive a sign-out by the beginning of their name; confirmed ones need not. */
const OPEN = 'attempt:'
const CONFIRMED = 'placed:'

/** How long an order may still appear after its answer was lost, and after a refusal. */
const LOST_MS = 30_000
const REFUSED_MS = 2_000

/** Names a transaction among all of a customer's. */
export function transactionKey({
  type,
  number,
  suffix,
}: Pick<TransactionSummary, 'type' | 'number' | 'suffix'>): string {
  return `${fold(type)} ${number}-${suffix}`
}

/** Keeps an attempt whose outcome is open. */
export function keepOpenAttempt(storage: Storage, attempt: OrderAttempt) {
  storage.set(OPEN + attempt.cartId, JSON.stringify(attempt))
}

/** Keeps an attempt as confirmed, in the open one's place and in that of the order confirmed before it. */
export function keepConfirmedAttempt(storage: Storage, attempt: OrderAttempt, number: string) {
  const before = storage.names(CONFIRMED)
  // What the customer had before says nothing any more, and may be long.
  const confirmed: OrderAttempt = { ...attempt, state: 'confirmed', number, knownTransactions: [] }
  storage.set(CONFIRMED + attempt.cartId, JSON.stringify(confirmed))
  storage.remove(OPEN + attempt.cartId)
  for (const name of before) if (name !== CONFIRMED + attempt.cartId) storage.remove(name)
}

/** Reads the attempt of a cart, the confirmed one first. */
export function readAttempt(storage: Storage, cartId: string): OrderAttempt | null {
  return (
    parseStored(attemptSchema, storage.get(CONFIRMED + cartId)) ??
    parseStored(attemptSchema, storage.get(OPEN + cartId))
  )
}

/**
 * Tells whether the order of an attempt without an answer may have been placed, or may still be.
 *
 * An amount that differs does not speak against it: the back end prices again.
 */
export function mayBePlaced(
  attempt: OrderAttempt,
  { transactions, now }: { transactions: readonly TransactionSummary[]; now: number },
): boolean {
  const patience = attempt.end?.isRefusal ? REFUSED_MS : LOST_MS
  if (now - (attempt.end?.at ?? attempt.startedAt) < patience) return true
  const known = new Set(attempt.knownTransactions)
  return transactions.some(
    (transaction) =>
      !known.has(transactionKey(transaction)) &&
      fold(transaction.type) === fold(attempt.kind) &&
      fold(transaction.orderReference) === fold(attempt.orderReference) &&
      fold(transaction.jobName) === fold(attempt.jobName),
  )
}

function fold(text: string): string {
  return text.trim().toLowerCase()
}
