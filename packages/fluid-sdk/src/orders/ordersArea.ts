import type { Caller, FluidContext } from '../context'
import { FluidError } from '../errors'
import { withCartLock } from './cartLock'
import { unpriceCart } from './deliveryChain'
import { mayBePlaced, readAttempt } from './orderAttempt'
import type { OrderOutcome, OrderPhase, OrdersArea, PlaceOrderInput, PlaceOrderOptions } from './placeOrder'
import { readyOrder } from './readyOrder'
import type { OrderAreas, ReadyOrder } from './readyOrder'
import { sendOrder, toFluidError } from './sendOrder'

/** Makes the area that places orders with the help of the others. */
export function createOrdersArea(context: FluidContext, areas: OrderAreas): OrdersArea {
  const { storage } = context
  const underWay = new Map<string, Promise<OrderOutcome>>()

  async function prepare(
    input: PlaceOrderInput,
    caller: Caller,
    tell: (phase: OrderPhase) => void,
  ): Promise<ReadyOrder | OrderOutcome> {
    const cartId = input.seenCart.id
    try {
      const prepared = await readyOrder(context, areas, { input, caller, tell })
      if (prepared.status !== 'ready') await unpriceCart(storage, areas.cart, cartId)
      return prepared
    } catch (error) {
      await unpriceCart(storage, areas.cart, cartId)
      throw error
    }
  }

  /** An earlier order of this cart that got no answer: while it may be placed, nothing is sent and nothing touched. */
  async function findOpenOrder(cartId: string): Promise<OrderOutcome | null> {
    const attempt = readAttempt(storage, cartId)
    if (attempt?.state !== 'committing') return null
    const message = attempt.end?.message || 'An earlier order of this cart may have been placed'
    try {
      const transactions = await areas.transactions.listOrders()
      if (!mayBePlaced(attempt, { transactions, now: context.now() })) return null
      return { status: 'unconfirmed', error: new FluidError(message, 'processComplete') }
    } catch (error) {
      return { status: 'unconfirmed', error: toFluidError(error, 'getCustomerTransactions') }
    }
  }

  async function submit(input: PlaceOrderInput, tell: (phase: OrderPhase) => void): Promise<OrderOutcome> {
    const caller = await context.readCaller()
    const open = await findOpenOrder(input.seenCart.id)
    if (open) return open
    const prepared = await prepare(input, caller, tell)
    return prepared.status === 'ready' ? sendOrder(context, prepared, { caller, tell }) : prepared
  }

  async function start(
    input: PlaceOrderInput,
    { onPhase, settleCart }: PlaceOrderOptions,
  ): Promise<OrderOutcome> {
    // A listener that throws must not come between an order and its record.
    const tell = (phase: OrderPhase) => queueMicrotask(() => onPhase?.(phase))
    tell('checkingCart')
    try {
      await settleCart?.()
      return await withCartLock(context, input.seenCart.id, {
        whenFree: () => submit(input, tell),
        whenHeld: () => ({ status: 'inAnotherTab' as const }),
      })
    } catch (error) {
      return { status: 'notSent', error: toFluidError(error, 'placeOrder') }
    }
  }

  return {
    place(input, options = {}) {
      const cartId = input.seenCart.id
      // A second press that comes before the button shows the first is the same press.
      const present = underWay.get(cartId)
      if (present) return present
      const outcome = start(input, options).finally(() => underWay.delete(cartId))
      underWay.set(cartId, outcome)
      return outcome
    },
  }
}
