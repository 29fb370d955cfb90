import type { FluidContext } from '../calls/context'
import { FluidFieldError } from '../errors'
import { withCartLock } from './cartLock'

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
