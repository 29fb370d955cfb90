import type { CartOutbox } from './cartOutbox'
import type { OpenCartOutboxOptions } from './openCartOutbox'
import { outboxOf } from './outboxes'
import { sayIn } from '../../../messages/Say'

/** Nobody who leaves waits longer for what is still to be sent. */
const LONGEST_WAIT = 3_000

/** Returns how many changes of the cart the merchant has not got yet. */
export function countWaiting(outbox: CartOutbox): number {
  const { intents, additions } = outbox.getView()
  return intents.size + additions.length
}

/**
 * Sends what waits, for at most 3 s, before its customer leaves.
 *
 * @returns the number of changes that the merchant has not got, or has refused.
 */
export async function sendWaiting(outbox: CartOutbox, pace: number): Promise<number> {
  if (countWaiting(outbox) === 0) return 0
  const lines = [...outbox.getView().intents.keys()]
  await Promise.race([outbox.flush(), new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT / pace))])
  const { problems } = outbox.getView()
  return countWaiting(outbox) + lines.filter((line) => problems.has(line)).length
}

/** As `sendWaiting`, of a user whom nothing of the page may have used the outbox of yet. */
export function sendWaitingOf(options: Omit<OpenCartOutboxOptions, 'say'>): Promise<number> {
  const { locale, isTaxRegion } = options.client.configuration
  return sendWaiting(outboxOf({ ...options, say: sayIn(locale, isTaxRegion) }).outbox, options.pace)
}
