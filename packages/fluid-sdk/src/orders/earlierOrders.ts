import type { TransactionSummary } from '../areas/transactionSummary'
import { matchOrder } from './matchOrder'
import { toUntold } from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'
import type { OrderOutcome } from './ordersArea'
import { foundOutcome } from './reconcile'
import type { Reconciliation } from './reconcile'

/**
 * Looks, before an order is sent, whether one that was sent earlier has appeared after all: the customer may be about to
 * order the same again. An order of the same cart is that of the press itself, since an order closes its cart.
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
    return attempt.cartId === cartId
      ? outcome
      : { status: 'foundEarlier', earlier: toUntold(attempt), outcome }
  }
  return null
}
