import type { Cart } from '@trade-portal/fluid-sdk'
import type { CartOutboxOptions, Intent } from './cartOutbox'

/**
 * Tells the merchant what is wanted of one line, unless the cart just read says that there is nothing to tell.
 *
 * @returns `conflict` when somebody else changed the line since the customer looked at it: it is left as it is.
 */
export async function sendIntent(
  { setQuantity, removeLine }: Pick<CartOutboxOptions, 'setQuantity' | 'removeLine'>,
  cart: Cart,
  intent: Intent,
): Promise<'sent' | 'nothingToSend' | 'conflict'> {
  const { cartId, lineId, productId, unit } = intent
  if (cartId !== cart.id) return 'nothingToSend'
  const line = cart.lines.find(({ id }) => id === lineId)
  if (intent.kind === 'removal') {
    if (!line) return 'nothingToSend'
    await removeLine({ lineId, productId })
    return 'sent'
  }
  if (!line) return 'conflict'
  const { quantity, base, sent } = intent
  if (line.quantity === quantity) return 'nothingToSend'
  // A quantity that was sent may have arrived although its answer did not.
  if (line.quantity !== base && line.quantity !== sent) return 'conflict'
  await setQuantity({ lineId, productId, unit, quantity })
  return 'sent'
}
