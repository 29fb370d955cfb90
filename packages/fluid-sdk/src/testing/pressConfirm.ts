import type { WireTransactionSummary } from '../wire/transactions'
import { deliveryOf, openOrderBackEnd, orderOf, placedOrder } from './orderBackEnd'
import type { OrderWorld } from './orderBackEnd'
import type { Script } from './scriptedFetch'
import { createVirtualClock } from './virtualClock'

/** The connection breaks. */
export const lost = () => Promise.reject(new TypeError('fetch failed'))
/** The merchant refuses. */
export const refused = () => ({ hasErrors: true, errorTable: [{ field: 'dateRequired', msg: 'Too soon' }] })

/** Does to the world what placing the order does, whatever is answered. */
export function commit(world: OrderWorld, order: WireTransactionSummary | null = placedOrder) {
  if (order) world.transactions = [order, ...world.transactions]
  world.lines = []
}

/** An amount within 1 % of the order for pick up of the fixtures' cart. */
export const ours = { ...placedOrder, transactionAmount: 564.21 }

/** Presses Confirm Order against a back end that does as the script says, and tells how it went and how long it took. */
export async function pressConfirm(script: (world: OrderWorld) => Script, { isDelivery = false } = {}) {
  const clock = createVirtualClock()
  const began = clock.now()
  const backEnd = await openOrderBackEnd(script, clock)
  const seenCart = await backEnd.client.cart.read()
  const phases: string[] = []
  const outcome = await backEnd.client.orders.place((isDelivery ? deliveryOf : orderOf)(seenCart), {
    onPhase: (phase) => phases.push(phase),
  })
  return { ...backEnd, clock, seenCart, outcome, phases, seconds: (clock.now() - began) / 1000 }
}
