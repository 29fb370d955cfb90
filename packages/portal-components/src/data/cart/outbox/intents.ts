import type { Cart, CartLine } from '@trade-portal/fluid-sdk'
import { UNDO_TIME } from './cartOutbox'
import type { Intent, OutboxView } from './cartOutbox'

const QUIET_TIME = 300
/** For this long only the page that set a quantity sends it. A page that has not sent it by then is closed, or asleep. */
const OWN_TIME = 2_000

/** Returns the change that undoes a removal and restores the line's quantity. */
export function asItWas(removal: Intent): Intent {
  const { lineId, cartId, productId, name, unit, base, at } = removal
  return { lineId, cartId, productId, name, unit, base, at, sent: null, kind: 'quantity', quantity: base }
}

export const described = (cartId: string, { id, productId, name, unit }: CartLine) => ({
  lineId: id,
  cartId,
  productId,
  name,
  unit,
})

export function without<T>(map: ReadonlyMap<number, T>, key: number): ReadonlyMap<number, T> {
  const rest = new Map(map)
  rest.delete(key)
  return rest
}

export const firstView = (intents: OutboxView['intents']): OutboxView => ({
  intents,
  additions: [],
  held: new Set(),
  problems: new Map(),
  isStalled: false,
})

/** Returns whether another clock stamped an intent, which may be hours fast. */
const isFromFasterClock = (intent: Intent, now: number, pace: number) =>
  intent.at > now + QUIET_TIME ||
  (intent.kind === 'removal' && intent.dueAt > now + UNDO_TIME / pace + QUIET_TIME)

/** Returns the time at which an intent is to be sent. `isOwn`: it is this page's last change to its line. */
export function dueTime(
  intent: Intent,
  { isOwn, now, pace }: { isOwn: boolean; now: number; pace: number },
): number {
  if (isFromFasterClock(intent, now, pace)) return now
  if (intent.kind === 'removal') return intent.dueAt
  return intent.at + (isOwn ? QUIET_TIME : OWN_TIME) / pace
}

/** Returns a time after a line's last change, even within the same millisecond, to keep the two distinct. */
export const timeAfter = (last: Intent | undefined, now: number, pace: number): number =>
  last && !isFromFasterClock(last, now, pace) ? Math.max(now, last.at + 1) : now

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
