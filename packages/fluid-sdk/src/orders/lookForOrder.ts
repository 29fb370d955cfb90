import { isGoneCart } from '../areas/currentCart'
import { isAttemptOf, transactionKey } from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'
import type { TransactionSummary } from '../areas/transactionSummary'
import { foldText } from '../arithmetic/foldText'
import type { Caller, FluidContext } from '../calls/context'
import { rows } from '../calls/decode'
import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions } from '../calls/wireCalls'
import { FluidSessionChangedError } from '../errors'
import type { OrderAreas } from './readyOrder'

/** The result of one look for an attempt's order. */
export type OrderLook =
  | Exclude<OrderMatch, { found: 'none' }>
  /** A cart that holds its lines has not been ordered: an order closes it, and a closed one reads as empty. */
  | { found: 'none'; isCartIntact: boolean }

/**
 * Looks once for the order of an attempt.
 *
 * Wire: `getCustomerTransactions`, then `getCartContents`. In this order: an order placed between the two has closed
 * the cart by the time it is read.
 *
 * @throws {FluidError} when it cannot look, or another person is signed in.
 */
export async function lookForOrder(
  context: FluidContext,
  { transactions }: Pick<OrderAreas, 'transactions'>,
  attempt: OrderAttempt,
  options: CallOptions,
): Promise<OrderLook> {
  const caller = await context.readCaller(options)
  if (!isAttemptOf(attempt, caller.user)) {
    throw new FluidSessionChangedError('The session has changed', 'getCustomerTransactions')
  }
  const listed = await context.readFor(caller.session, () => transactions.listOrders(options))
  const match = matchOrder(attempt, listed)
  if (match.found !== 'none') return match
  if (await isCartIntact(context, caller, attempt.cartId, options))
    return { found: 'none', isCartIntact: true }
  const accepted = findAccepted(attempt, listed)
  return accepted.length > 0
    ? { found: 'similar', transactions: accepted }
    : { found: 'none', isCartIntact: false }
}

/** A quote accepted before the first look is an order now; the customer knows whether it is theirs. */
function findAccepted(attempt: OrderAttempt, listed: readonly TransactionSummary[]): TransactionSummary[] {
  if (attempt.kind !== 'Quote') return []
  const match = matchOrder({ ...attempt, kind: 'Order' }, listed)
  if (match.found === 'none') return []
  return match.found === 'one' ? [match.transaction] : match.transactions
}

/** Reads the very cart of the order, and never the one that replaced it. */
async function isCartIntact(
  context: FluidContext,
  caller: Caller,
  cartId: string,
  options: CallOptions,
): Promise<boolean> {
  const payload = { sessionID: cartId, tpaID: caller.user.userId, userName: caller.session.username }
  try {
    const answer = await callUnlessNone(context, 'getCartContents', payload, { ...options, caller })
    return rows(answer?.CartContents).length > 0
  } catch (error) {
    if (isGoneCart(error)) return false
    throw error
  }
}

/** The customer's transactions that may be an attempt's order. */
type OrderMatch =
  | { found: 'one'; transaction: TransactionSummary }
  | { found: 'several'; transactions: TransactionSummary[] }
  /** New transactions with a different amount, or with only the beginning of a long job name. */
  | { found: 'similar'; transactions: TransactionSummary[] }
  | { found: 'none' }

/** A hundredth of the amount sent may differ: a back end calculates and rounds its own prices. */
const TOLERANCE = 100
/** The least length of a shortened job name or reference: a back end may have room for 30 characters. */
const LEAST_BEGINNING = 20

/**
 * Looks for the order of an attempt among the customer's transactions: a new one of its kind with the same order
 * reference and job name, and an amount within 1 %.
 */
export function matchOrder(attempt: OrderAttempt, transactions: readonly TransactionSummary[]): OrderMatch {
  const known = new Set(attempt.knownTransactions)
  const alike = transactions.filter(
    (transaction) =>
      !known.has(transactionKey(transaction)) &&
      isSameText(transaction.type, attempt.kind) &&
      isSameOrBeginning(transaction.orderReference, attempt.orderReference) &&
      isSameOrBeginning(transaction.jobName, attempt.jobName),
  )
  const matching = alike.filter(
    ({ orderReference, jobName, amount }) =>
      isSameText(orderReference, attempt.orderReference) &&
      isSameText(jobName, attempt.jobName) &&
      isAmountAlike(attempt.amount, amount),
  )
  const [transaction, ...others] = matching
  if (transaction && others.length === 0) return { found: 'one', transaction }
  if (transaction) return { found: 'several', transactions: matching }
  return alike.length > 0 ? { found: 'similar', transactions: alike } : { found: 'none' }
}

function isAmountAlike(sent: OrderAttempt['amount'], found: TransactionSummary['amount']): boolean {
  if (sent === null) return true
  return found !== null && Math.abs(found - sent) * TOLERANCE <= Math.abs(sent)
}

function isSameText(one: string, other: string): boolean {
  return foldText(one) === foldText(other)
}

function isSameOrBeginning(found: string, sent: string): boolean {
  // Decomposed, because a text may be cut between a letter and its accent.
  const [beginning, whole] = [foldText(found).normalize('NFD'), foldText(sent).normalize('NFD')]
  return beginning === whole || (beginning.length >= LEAST_BEGINNING && whole.startsWith(beginning))
}
