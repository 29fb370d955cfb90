import type { FluidContext } from '../calls/context'
import { forgetAttempt, listAttempts, readAttempt, toUntold } from './orderAttempt'
import type { OrdersArea } from './ordersArea'

export type UntoldOrders = Pick<OrdersArea, 'listUntold' | 'acknowledge'>

/** Makes the part of ordering that each start of a page asks: the records of orders that were not told yet. */
export function createUntoldOrders(context: FluidContext): UntoldOrders {
  const { storage } = context
  return {
    async listUntold() {
      const { user } = await context.readCaller()
      return listAttempts(context, user).map(toUntold)
    },
    acknowledge({ id }) {
      // An open attempt stays: its order may still appear.
      if (readAttempt(storage, id)?.state === 'confirmed') forgetAttempt(storage, id)
    },
  }
}
