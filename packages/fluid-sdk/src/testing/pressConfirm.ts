import type { WireTransactionSummary } from '../wire/transactions'
import { deliveryOf, openOrderBackEnd, orderOf, placedOrder } from './orderBackEnd'
import type { OrderWorld } from './orderBackEnd'
import type { Script } from './scriptedFetch'
import { createVirtualClock } from './virtualClock'

/** The connection breaks. */
export const lost = () => Promise.reject(new TypeError('fetch failed'))
/** The merchant refuses. */
export const refused = () => ({ hasErrors: true, errorTable: [{ field: 'dateRequired', msg: 'Too soon' }] })

/** Changes the world as placing the order does, whatever the answer. */
export function commit(world: OrderWorld, order: WireTransactionSummary | null = placedOrder) {
  if (order) world.transactions = [order, ...world.transactions]
  world.lines = []
}

/** An amount within 1 % of the order for pick up of the fixtures' cart. */
export const ours = { ...placedOrder, transactionAmount: 564.21 }

/** Presses Confirm Order against a scripted back end, and returns the outcome and its duration. */
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
