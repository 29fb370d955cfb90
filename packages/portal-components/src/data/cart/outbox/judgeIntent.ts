import { isFluidTransportError, isSessionGone } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import type { Intent } from './cartOutbox'

/**
 * Tells what the intent's cart, just read, says of it: whether there is still something to send.
 *
 * `conflict`: somebody else changed the line since the customer looked at it: it is left as it is.
 */
export function judgeIntent(cart: Cart, intent: Intent): 'send' | 'nothingToSend' | 'conflict' {
  const line = cart.lines.find(({ id }) => id === intent.lineId)
  if (intent.kind === 'removal') return line ? 'send' : 'nothingToSend'
  if (!line) return 'conflict'
  if (line.quantity === intent.quantity) return 'nothingToSend'
  // A quantity that was sent may have arrived although its answer did not.
  return line.quantity === intent.base || line.quantity === intent.sent ? 'send' : 'conflict'
}

/** Returns whether the intent's line is in the cart no more, or its cart is another by now. */
export const isGone = (cart: Cart, { cartId, lineId }: Intent) =>
  cart.id !== cartId || cart.lines.every(({ id }) => id !== lineId)

/** Returns whether an error came without the merchant's answer; a refusal is one. */
export const isUnanswered = (error: unknown) => isFluidTransportError(error) || isSessionGone(error)
