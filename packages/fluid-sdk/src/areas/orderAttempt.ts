import { forgetCart } from './currentCart'
import type { TransactionSummary } from './transactionSummary'
import type { FluidContext } from '../calls/context'
import type { User } from '../calls/user'
import { isNumber, isOf, isText, parseStored } from '../storage/stored'
import type { Shape } from '../storage/stored'

export type OrderKind = 'Order' | 'Quote'

/** An order of this customer whose outcome was not shown before the page closed or the session ended. */
export interface UnseenOrder {
  id: string
  cartId: string
  kind: OrderKind
  orderReference: string
  jobName: string
  /** Milliseconds since the epoch. */
  startedAt: number
  /** The order was reported as not placed, and is still looked for in case it appears after all. */
  isLapsed: boolean
}

type Storage = FluidContext['storage']

/**
 * The record written before an order is sent, so that its outcome can be read later from the customer's transactions
 * and cart, after a reload too. It names no person, because it outlives the session.
 */
export interface OrderAttempt {
  id: string
  /** `lapsed`: reported as not placed after a lost answer. The customer is notified if it appears after all. */
  state: 'committing' | 'lapsed' | 'confirmed'
  cartId: string
  /** The customer whose transactions will show the order. */
  customer: { customerId: string; userId: string }
  kind: OrderKind
  orderReference: string
  jobName: string
  /** With tax; `null` when a line has its price on request or tax comes later, and nothing can be compared. */
  amount: number | null
  /** `transactionKey`s of all earlier transactions of the customer, and of those they have rejected as not theirs. */
  knownTransactions: string[]
  /** Milliseconds since the epoch. */
  startedAt: number
  /** How the call ended when it ended without a number; `null` while it is open, or when the page closed. */
  end: { isRefusal: boolean; message: string } | null
  /** The transaction's number, once confirmed. */
  number: string | null
}

const attemptShape: Shape<OrderAttempt> = {
  id: isText,
  state: (state) => state === 'committing' || state === 'lapsed' || state === 'confirmed',
  cartId: isText,
  customer: (customer) => isOf({ customerId: isText, userId: isText }, customer),
  kind: (kind) => kind === 'Order' || kind === 'Quote',
  orderReference: isText,
  jobName: isText,
  amount: (amount) => amount === null || isNumber(amount),
  knownTransactions: (known) => Array.isArray(known) && known.every(isText),
  startedAt: isNumber,
  end: (end) =>
    end === null || isOf({ isRefusal: (isRefusal) => typeof isRefusal === 'boolean', message: isText }, end),
  number: (number) => number === null || isText(number),
}

/** Separate names, so that a tab writing its own copy of an attempt never reverts another tab's confirmation. */
const OPEN = 'attempt:'
const CONFIRMED = 'placed:'

const DAY_MS = 86_400_000
/** How long an attempt is looked for again at each start. */
const LAPSED_FOR = DAY_MS
const OPEN_FOR = 30 * DAY_MS

/** Identifies a transaction among a customer's. A quote that becomes an order keeps its number: it is not new. */
export function transactionKey({ number, suffix }: Pick<TransactionSummary, 'number' | 'suffix'>): string {
  return `${number}-${suffix}`
}

/** `transactionKey` of the order or quote that an attempt became. */
export function orderKey(number: string): string {
  return `${number}-0`
}

/** Stores an attempt whose outcome is open. */
export function storeOpenAttempt(storage: Storage, attempt: OrderAttempt) {
  storage.set(OPEN + attempt.id, JSON.stringify(attempt))
}

/** Removes an attempt: it was not placed, or the customer has seen its number. */
export function forgetAttempt(storage: Storage, id: string) {
  storage.remove(OPEN + id)
  storage.remove(CONFIRMED + id)
}

/** Reads the current state of an attempt, the confirmed one first. */
export function readAttempt(storage: Storage, id: string): OrderAttempt | null {
  return parse(storage, CONFIRMED + id) ?? parse(storage, OPEN + id)
}

/** Returns whether an attempt belongs to the signed-in person. Only they are notified of it. */
export function isAttemptOf(
  { customer }: Pick<OrderAttempt, 'customer'>,
  user: Pick<User, 'customerId' | 'userId'>,
): boolean {
  return customer.customerId === user.customerId && customer.userId === user.userId
}

/** Lists the attempts of a customer to report or look for, oldest first; drops those of long ago. */
export function listAttempts(
  { storage, now }: Pick<FluidContext, 'storage' | 'now'>,
  user: Pick<User, 'customerId' | 'userId'>,
): OrderAttempt[] {
  const found = [...storage.names(CONFIRMED), ...storage.names(OPEN)].flatMap(
    (name) => parse(storage, name) ?? [],
  )
  const own = found.filter((attempt) => isAttemptOf(attempt, user))
  const [stored, old] = [
    own.filter((attempt) => !isOld(attempt, now())),
    own.filter((each) => isOld(each, now())),
  ]
  for (const { id } of old) forgetAttempt(storage, id)
  return stored.sort((one, other) => one.startedAt - other.startedAt)
}

/**
 * Records an order's number. Its cart is closed, so the next read of the cart creates a new one. Other attempts of
 * that cart are settled with it, and no attempt of another cart can claim the same order.
 */
export function confirmAttempt(
  context: Pick<FluidContext, 'storage' | 'now'>,
  attempt: OrderAttempt,
  number: string,
): OrderAttempt {
  const { storage } = context
  // The list of earlier transactions is no longer needed, and may be long.
  const confirmed: OrderAttempt = { ...attempt, state: 'confirmed', number, end: null, knownTransactions: [] }
  storage.set(CONFIRMED + attempt.id, JSON.stringify(confirmed))
  storage.remove(OPEN + attempt.id)
  for (const other of listAttempts(context, attempt.customer)) {
    if (other.state === 'confirmed') continue
    if (other.cartId === attempt.cartId) {
      storage.remove(OPEN + other.id)
      continue
    }
    const knownTransactions = [...other.knownTransactions, orderKey(number)]
    storeOpenAttempt(storage, { ...other, knownTransactions })
  }
  forgetCart(storage, attempt.customer, attempt.cartId)
  return confirmed
}

/** Returns the part of an attempt that may be shown. */
export function toUnseen({
  id,
  cartId,
  kind,
  orderReference,
  jobName,
  startedAt,
  state,
}: OrderAttempt): UnseenOrder {
  return { id, cartId, kind, orderReference, jobName, startedAt, isLapsed: state === 'lapsed' }
}

function isOld({ state, startedAt }: OrderAttempt, now: number): boolean {
  return now - startedAt > (state === 'lapsed' ? LAPSED_FOR : OPEN_FOR)
}

function parse(storage: Storage, name: string): OrderAttempt | null {
  return parseStored(attemptShape, storage.get(name))
}
