import { isFluidTransportError, isSessionGone } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import type { Intent } from './cartOutbox'

/**
 * Compares an intent with the cart just read, and returns whether there is anything left to send.
 *
 * `conflict`: someone else changed the line since the customer saw it, so it is left alone.
 */
export function judgeIntent(cart: Cart, intent: Intent): 'send' | 'nothingToSend' | 'conflict' {
  const line = cart.lines.find(({ id }) => id === intent.lineId)
  if (intent.kind === 'removal') return line ? 'send' : 'nothingToSend'
  if (!line) return 'conflict'
  if (line.quantity === intent.quantity) return 'nothingToSend'
  // The sent quantity may have arrived even though its answer did not.
  return line.quantity === intent.base || line.quantity === intent.sent ? 'send' : 'conflict'
}

/** Returns whether the intent's line is no longer in the cart, or its cart was replaced. */
export const isGone = (cart: Cart, { cartId, lineId }: Intent) =>
  cart.id !== cartId || cart.lines.every(({ id }) => id !== lineId)

/** Returns whether an error came without an answer from the merchant. A refusal is an answer. */
export const isUnanswered = (error: unknown) => isFluidTransportError(error) || isSessionGone(error)
