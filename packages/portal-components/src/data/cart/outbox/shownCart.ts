import { cartTotals } from '@trade-portal/fluid-sdk'
import type { Cart, CartLine, CartTotals, Settings } from '@trade-portal/fluid-sdk'
import type { Addition, OutboxView } from './cartOutbox'

/** A cart with pending changes applied, and totals to match. */
export interface ShownCart extends Cart {
  totals: CartTotals
  /** Lines with a removal that this page can still undo. */
  removed: RemovedLine[]
}

interface RemovedLine {
  line: CartLine
  /** Number of remaining lines before it. */
  position: number
}

/** Returns the merchant's cart with all pending changes applied. */
export function shownCart(
  cart: Cart,
  { intents, additions, held }: OutboxView,
  settings: Pick<Settings, 'isTaxInclusive'>,
): ShownCart {
  const goods = cart.lines.filter((line) => !line.isDeliveryCharge)
  const wanted: CartLine[] = []
  const removed: RemovedLine[] = []
  for (const line of goods) {
    const intent = intents.get(line.id)
    if (!intent || intent.cartId !== cart.id) wanted.push(line)
    else if (intent.kind === 'quantity') wanted.push({ ...line, quantity: intent.quantity })
    else if (held.has(line.id)) removed.push({ line, position: wanted.length })
  }
  const lines = additions.reduce(
    (all, addition) => withAddition(all, addition, settings.isTaxInclusive),
    wanted,
  )
  const isAsRead = intents.size === 0 && additions.length === 0
  return { ...cart, lines, removed, totals: (isAsRead && cart.totals) || cartTotals(lines, settings) }
}

/** Returns whether the merchant has not numbered a line yet: it can be seen but not changed. */
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
      // The catalogue does not include a price's tax, so a tax-inclusive price would make the subtotal wrong.
      unitPrice: isTaxInclusive ? null : product.customerPrice,
      unitTax: 0,
      isTally: product.isTally,
      isDeliveryCharge: false,
    },
  ]
}
