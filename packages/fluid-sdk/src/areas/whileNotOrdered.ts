import type { FluidContext } from '../calls/context'
import { FluidFieldError } from '../errors'
import { withCartLock } from '../orders/cartLock'

/**
 * Does work at a cart while no order of it is prepared or sent, in this tab or another. The price of a delivery is in the
 * cart during an order: a list saved then would hold it, and goods that are copied then may bring a second one along.
 *
 * @throws {FluidFieldError} while an order is under way; nothing was done.
 */
export function whileNotOrdered<T>(
  context: FluidContext,
  { cartId, operation }: { cartId: string; operation: string },
  work: () => Promise<T>,
): Promise<T> {
  return withCartLock(context, cartId, {
    whenFree: work,
    whenHeld: () => {
      const msg = 'An order of this cart is under way. Try again in a moment.'
      throw new FluidFieldError([{ field: 'sessionID', msg }], operation)
    },
  })
}
