import type { TransactionSummary } from '../areas/transactions'
import { matchOrder } from './matchOrder'
import type { OrderAttempt } from './orderAttempt'
import type { OrderOutcome } from './placeOrder'
import { foundOutcome } from './reconcile'
import type { Reconciliation } from './reconcile'

/**
 * Looks, before an order is sent, whether one that was told as not placed has appeared after all: the customer may be
 * about to order the same again.
 *
 * @returns what to tell in place of sending; `null` when there is nothing.
 */
export function findEarlier(
  { context }: Pick<Reconciliation, 'context'>,
  attempts: readonly OrderAttempt[],
  { transactions, cartId }: { transactions: readonly TransactionSummary[]; cartId: string },
): OrderOutcome | null {
  for (const attempt of attempts) {
    const match = matchOrder(attempt, transactions)
    if (match.found === 'none') continue
    const outcome = foundOutcome(context, attempt, match)
    if (!outcome) continue
    const isAnotherCarts = outcome.status === 'confirmed' && attempt.cartId !== cartId
    return isAnotherCarts ? { ...outcome, status: 'foundEarlier' } : outcome
  }
  return null
}
