import type { Messages } from '../../../messages/Messages'
import type { DeliveryPrice } from './useDeliveryQuote'

/** Said in place of what the delivery costs. */
export function chargeWords(price: DeliveryPrice, words: Messages['checkout']): string {
  switch (price.status) {
    case 'none':
      return ''
    case 'pending':
      return words.deliveryPending
    case 'failed':
      return words.deliveryUnpriced
    case 'byBranch':
      return words.deliveryByBranch
    case 'priced':
      // A charge without an amount is told when the order finds it.
      return price.quote.charge ? words.deliveryUnpriced : words.deliveryFree
  }
}
