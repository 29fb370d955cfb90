import { isGoneCart } from '../areas/keptCart'
import type { TransactionSummary } from '../areas/transactionSummary'
import type { CallOptions } from '../calls/callOptions'
import { callUnlessNone } from '../calls/callUnlessNone'
import type { Caller, FluidContext } from '../calls/context'
import { rows } from '../calls/decode'
import { FluidSessionChangedError } from '../errors'
import { matchOrder } from './matchOrder'
import type { OrderMatch } from './matchOrder'
import { isAttemptOf } from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'
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
