import type { FluidContext } from '../calls/context'
import { FluidFieldError } from '../errors'
import { isNumber, isText, parseStored } from '../storage/stored'

/** `expiresAt` is in milliseconds since the epoch. */
const leaseShape = { owner: isText, expiresAt: isNumber }

/** Longer than browsers throttle the timers of a hidden tab, so that a lease in use never expires. */
const LEASE_MS = 90_000
const RENEW_MS = 15_000
/** Enough time for the write of a tab that read the free lease at the same moment. */
const SETTLE_MS = 60

/**
 * Runs work that only one tab at a time may do for a cart.
 *
 * Uses a Web Lock where available: the browser frees it when the tab closes. Pages without Web Locks (http, an opaque
 * origin) take a lease in the storage, which expires.
 */
export async function withCartLock<Done, Held>(
  context: Pick<FluidContext, 'configuration' | 'storage' | 'now' | 'wait'>,
  cartId: string,
  work: { whenFree: () => Promise<Done>; whenHeld: () => Held },
): Promise<Done | Held> {
  const { configuration } = context
  let isAnswered = false
  const locks = (globalThis as { navigator?: { locks?: LockManager } }).navigator?.locks
  if (locks) {
    const name = `trade:order:${configuration.endpoint}:${configuration.companyId}:${cartId}`
    try {
      return await locks.request(name, { ifAvailable: true }, (lock) => {
        isAnswered = true
        return lock ? work.whenFree() : work.whenHeld()
      })
    } catch (error) {
      // An opaque origin has the locks API, but requests are refused.
      if (isAnswered) throw error
    }
  }
  // The name starts like the cart id's, so that signing out in one tab does not free a cart another tab is ordering.
  return withLease(context, `cart:lease:${cartId}`, work)
}

async function withLease<Done, Held>(
  { storage, now, wait }: Pick<FluidContext, 'storage' | 'now' | 'wait'>,
  name: string,
  work: { whenFree: () => Promise<Done>; whenHeld: () => Held },
): Promise<Done | Held> {
  const read = () => parseStored<{ owner: string; expiresAt: number }>(leaseShape, storage.get(name))
  const current = read()
  // A lease with more than `LEASE_MS` left was written under another clock.
  if (current && current.expiresAt > now() && current.expiresAt <= now() + LEASE_MS) return work.whenHeld()

  const owner = `${now()}-${Math.random()}`
  const take = () => storage.set(name, JSON.stringify({ owner, expiresAt: now() + LEASE_MS }))
  const isOurs = () => read()?.owner === owner
  take()
  await wait(SETTLE_MS)
  if (!isOurs()) return work.whenHeld()

  const isOver = new AbortController()
  const renew = async () => {
    for (;;) {
      await wait(RENEW_MS, isOver.signal)
      if (isOver.signal.aborted) return
      if (isOurs()) take()
    }
  }
  void renew()
  try {
    return await work.whenFree()
  } finally {
    isOver.abort()
    if (isOurs()) storage.remove(name)
  }
}

/**
 * Runs work on a cart that nothing else is using, in this tab or another. The price of a delivery is in the cart
 * while it is ordered: a list saved then would hold it, and copied goods may bring a second one. Copies and saved
 * lists take turns on the cart, so that an order waits for its next press.
 *
 * @throws {FluidFieldError} while the cart is ordered, copied into or saved as a list; nothing was done.
 */
export function whileCartIsFree<T>(
  context: FluidContext,
  { cartId, operation }: { cartId: string; operation: string },
  work: () => Promise<T>,
): Promise<T> {
  return withCartLock(context, cartId, {
    whenFree: work,
    whenHeld: () => {
      const msg =
        'This cart is in use: it is being ordered, added to or saved as a list. Try again in a moment.'
      throw new FluidFieldError([{ field: 'sessionID', msg }], operation)
    },
  })
}
