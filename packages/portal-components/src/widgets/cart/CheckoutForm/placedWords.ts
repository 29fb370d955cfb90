import type { OrderKind } from '@trade-portal/fluid-sdk'
import type { Say } from '../../../messages/Say'
import { checkoutWords } from '../../../messages/checkout'

/** The words that tell the number of an order or of a quote. */
export function placedWords(kind: OrderKind, say: Say) {
  const words = say(checkoutWords)
  return kind === 'Order'
    ? { title: words.orderPlaced, numberLabel: words.orderNumber }
    : { title: words.quoteCreated, numberLabel: words.quoteNumber }
}
