import type { TransactionSummary } from '../areas/transactionSummary'
import { matchOrder } from './lookForOrder'
import { toUnseen } from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'
import type { OrderOutcome } from './ordersArea'
import { foundOutcome } from './reconcile'
import type { Reconciliation } from './reconcile'

/**
 * Checks, before an order is sent, whether an earlier one has appeared after all: the customer may be about to order
 * the same goods twice. An order of the same cart is that of the press itself, since an order closes its cart.
 *
 * @returns the outcome to report instead of sending; `null` when there is none.
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
      : { status: 'foundEarlier', earlier: toUnseen(attempt), outcome }
  }
  return null
}
