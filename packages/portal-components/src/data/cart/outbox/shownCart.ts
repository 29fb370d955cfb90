import { cartTotals } from '@trade-portal/fluid-sdk'
import type { Cart, CartLine, CartTotals, Settings } from '@trade-portal/fluid-sdk'
import type { Addition, OutboxView } from './cartOutbox'

/** A cart as it is shown, whose figures are those of what is shown. */
export interface ShownCart extends Cart {
  totals: CartTotals
}

/** The goods as the customer wants them: what the merchant has, with everything applied that is on its way. */
export function shownCart(
  cart: Cart,
  { intents, additions }: OutboxView,
  settings: Pick<Settings, 'isTaxInclusive'>,
): ShownCart {
  const goods = cart.lines.filter((line) => !line.isDeliveryCharge)
  const wanted = goods.flatMap((line) => {
    const intent = intents.get(line.id)
    if (!intent || intent.cartId !== cart.id) return [line]
    return intent.kind === 'removal' ? [] : [{ ...line, quantity: intent.quantity }]
  })
  const lines = additions.reduce(
    (all, addition) => withAddition(all, addition, settings.isTaxInclusive),
    wanted,
  )
  const isAsRead = intents.size === 0 && additions.length === 0
  return { ...cart, lines, totals: (isAsRead && cart.totals) || cartTotals(lines, settings) }
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
