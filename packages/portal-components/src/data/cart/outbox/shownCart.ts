import type { Cart, CartLine } from '@trade-portal/fluid-sdk'
import type { Addition, OutboxView } from './cartOutbox'

/** The goods as the customer wants them: what the merchant has, with everything applied that is on its way. */
export function shownCart(cart: Cart, { intents, additions }: OutboxView, isTaxInclusive: boolean): Cart {
  const goods = cart.lines.filter((line) => !line.isDeliveryCharge)
  const lines = goods.flatMap((line) => {
    const intent = intents.get(line.id)
    if (!intent || intent.cartId !== cart.id) return [line]
    return intent.kind === 'removal' ? [] : [{ ...line, quantity: intent.quantity }]
  })
  return {
    ...cart,
    lines: additions.reduce((all, addition) => withAddition(all, addition, isTaxInclusive), lines),
  }
}

/** A line that the merchant has not numbered yet: it can be seen, not changed. */
export const isUnderway = (line: CartLine) => line.id < 0

function withAddition(lines: CartLine[], addition: Addition, isTaxInclusive: boolean): CartLine[] {
  const { product, unit, quantity } = addition
  const raised = lines.find(
    (line) => line.productId === product.id && line.unit === unit && !line.isTally && !product.isTally,
  )
  if (raised) {
    return lines.map((line) => (line === raised ? { ...line, quantity: line.quantity + quantity } : line))
  }
  return [
    ...lines,
    {
      id: addition.id,
      productId: product.id,
      name: product.name,
      image: product.image,
      quantity,
      unit,
      // The catalogue does not tell a price's tax: a price that includes it would put the subtotal wrong meanwhile.
      unitPrice: isTaxInclusive ? null : product.customerPrice,
      unitTax: 0,
      isTally: product.isTally,
      isDeliveryCharge: false,
    },
  ]
}
