import type { OrderOutcome } from '@trade-portal/fluid-sdk'
import { checkoutMessages } from './checkout'
import { openOrdersMessages } from './openOrders'
import type { MessagesOf } from './MessagesOf'

/** Returns why an order was not placed, or that this is unknown; `null` once it is confirmed. */
export function placementMessage(outcome: OrderOutcome, messagesOf: MessagesOf): string | null {
  const checkout = messagesOf(checkoutMessages)
  const openOrders = messagesOf(openOrdersMessages)
  switch (outcome.status) {
    case 'confirmed':
      return null
    case 'cartChanged':
      return checkout.cartChanged
    case 'chargeChanged':
      return checkout.chargeChanged
    case 'totalChanged':
      return checkout.totalChanged
    case 'inAnotherTab':
      return checkout.inAnotherTab
    case 'notSent':
      return checkout.notSent
    case 'foundEarlier':
      return openOrders.answeredEarlier
    case 'notPlaced':
      if (outcome.refusal) return outcome.refusal
      return outcome.kind === 'Order' ? openOrders.notPlaced : openOrders.quoteNotPlaced
    default:
      return openOrders.open[outcome.kind].unresolvedTitle
  }
}
