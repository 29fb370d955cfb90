import type { CartOutbox } from './cartOutbox'
import type { OpenCartOutboxOptions } from './openCartOutbox'
import { outboxOf } from './openCartOutbox'
import { messagesIn } from '../../../messages/MessagesOf'

/** The longest that a sign-out waits for unsent changes. */
const LONGEST_WAIT = 3_000

/** Returns the number of changes to the cart that the merchant has not confirmed. */
export function countWaiting(outbox: CartOutbox): number {
  const { intents, additions } = outbox.getView()
  return intents.size + additions.length
}

/**
 * Sends unsent changes before their customer leaves, within 3 s.
 *
 * @returns the number of changes that the merchant has refused or not confirmed.
 */
export async function sendWaiting(outbox: CartOutbox, pace: number): Promise<number> {
  if (countWaiting(outbox) === 0) return 0
  const lines = [...outbox.getView().intents.keys()]
  await Promise.race([outbox.flush(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT / pace))])
  const { problems } = outbox.getView()
  return countWaiting(outbox) + lines.filter((line) => problems.has(line)).length
}

/** Like `sendWaiting`, for a user whose outbox may not be open on this page yet. */
export function sendWaitingOf(options: Omit<OpenCartOutboxOptions, 'messagesOf'>): Promise<number> {
  const { locale, isTaxRegion } = options.client.configuration
  return sendWaiting(
    outboxOf({ ...options, messagesOf: messagesIn(locale, isTaxRegion) }).outbox,
    options.pace,
  )
}
