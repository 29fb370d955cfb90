import { chargeProducts } from '../areas/chargeProducts'
import { currentCart } from '../areas/currentCart'
import type { TransactionSummary } from '../areas/transactionSummary'
import type { Caller, FluidContext } from '../calls/context'
import { createWaitClock, repeatRead } from '../calls/repeatRead'
import { FluidError } from '../errors'
import type { StoredSession } from '../storage/sessionStore'
import { withCartLock } from '../areas/cartLock'
import { goodsOf, isSameCart, unpriceCart } from './deliveryChain'
import type { OrderStop } from './deliveryChain'
import { findEarlier } from './earlierOrders'
import {
  confirmAttempt,
  forgetAttempt,
  isAttemptOf,
  storeOpenAttempt,
  listAttempts,
  orderKey,
  readAttempt,
  toUnseen,
  transactionKey,
} from '../areas/orderAttempt'
import type { OrderAttempt } from '../areas/orderAttempt'
import type {
  LookOptions,
  OrderOutcome,
  OrderPhase,
  OrdersArea,
  PlaceOrderInput,
  PlaceOrderOptions,
} from './ordersArea'
import { readyOrder } from './readyOrder'
import type { OrderAreas, ReadyOrder } from './readyOrder'
import { confirmedOutcome, followOrder, lookOnce } from './reconcile'
import type { Reconciliation } from './reconcile'
import { sendOrder, toFluidError } from './sendOrder'

/** How often to read a cart again that changes, or whose answers get lost, during the reads. */
const MOST_TURNS = 5

/** Creates the area of placing orders, on top of the others. */
export function createOrdersArea(context: FluidContext, areas: OrderAreas): OrdersArea {
  const { storage, sessions } = context
  /** By customer and cart, so that one customer's press never joins another's. */
  const underWay = new Map<string, Promise<OrderOutcome>>()
  /** Open requests of this page, by cart: no look may report their orders as 'not placed'. */
  const openRequests = new Map<string, Promise<OrderAttempt>>()

  /**
   * Prepares an order of a cart that stays as it was read. A change made meanwhile, by this page or by another during
   * a repeated read, would be ordered unseen.
   */
  async function prepare(
    work: Reconciliation,
    order: { caller: Caller; input: PlaceOrderInput },
  ): Promise<ReadyOrder | OrderOutcome> {
    const cartId = order.input.seenCart.id
    let isReady = false
    try {
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        const isUntouched = currentCart(context).watch(cartId)
        const clock = createWaitClock(context)
        const prepared = await readyOrder({ ...work, clock }, areas, order)
        if (prepared.status !== 'ready') return prepared
        const changed = clock.hasWaited ? await findChange(prepared) : null
        if (changed) return changed
        isReady = isUntouched()
        if (isReady) return prepared
        await unpriceCart(context, cartId)
      }
      throw new FluidError('The cart is still being changed', 'getCartContents')
    } finally {
      if (!isReady) await unpriceCart(context, cartId)
    }
  }

  /**
   * Reads the cart until an answer arrives without a wait. @returns how it differs from the prepared one, if it does.
   */
  async function findChange({ cart: prepared, caller }: ReadyOrder): Promise<OrderStop | null> {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const clock = createWaitClock(context)
      const cart = await repeatRead(clock, () => context.readFor(caller.session, () => areas.cart.read()))
      if (!isSameCart(prepared, cart, [])) {
        const lines = goodsOf(cart, chargeProducts(context))
        return { status: 'cartChanged', cart: { ...cart, lines } }
      }
      if (!clock.hasWaited) return null
    }
    throw new FluidError('The cart could not be read at once', 'getCartContents')
  }

  function follow(work: Reconciliation, attempt: OrderAttempt): Promise<OrderOutcome> {
    return followOrder(work, attempt, openRequests.get(attempt.cartId))
  }

  /**
   * Runs work on a cart when no other tab does. The cart stays locked by this page while its request is open, even
   * after an outcome is reported: another tab knows of no request, and could report the order as 'not placed'.
   */
  function inTurn<T extends OrderOutcome | null>(cartId: string, work: () => Promise<T>) {
    if (openRequests.has(cartId)) return work()
    return new Promise<T | { status: 'inAnotherTab' }>((resolve, reject) => {
      const whenFree = async () => {
        try {
          const outcome = await work()
          resolve(outcome)
          if (outcome?.status !== 'confirmed') await openRequests.get(cartId)
        } catch (error) {
          reject(error)
        }
      }
      const whenHeld = () => resolve({ status: 'inAnotherTab' })
      withCartLock(context, cartId, { whenFree, whenHeld }).catch(reject)
    })
  }

  /** @param session the session at the press: data read with a later one may be another person's. */
  async function submit(
    work: Reconciliation,
    session: StoredSession | null,
    input: PlaceOrderInput,
  ): Promise<OrderOutcome> {
    const read = <T>(ask: () => Promise<T>) => repeatRead(context, () => context.readFor(session, ask))
    const caller = await read(() => context.readCaller())
    const { user } = caller
    const cartId = input.seenCart.id
    // Nothing is sent while an earlier order of this very cart may still be placed.
    const open = listAttempts(context, user).find(
      (attempt) => attempt.state === 'committing' && attempt.cartId === cartId,
    )
    if (open) return follow(work, open)
    // Read each time: another tab may settle one meanwhile.
    const listUnsure = () => listAttempts(context, user).filter(({ state }) => state !== 'confirmed')
    if (listUnsure().length > 0) {
      const transactions = await read(() => areas.transactions.listOrders())
      const earlier = findEarlier(work, listUnsure(), { transactions, cartId })
      if (earlier) return earlier
    }

    const prepared = await prepare(work, { caller, input })
    if (prepared.status !== 'ready') return prepared
    // A lease in the storage can expire, or be cleared, under the tab that holds it.
    const own = listAttempts(context, user)
    if (own.some(({ state, ...other }) => state !== 'lapsed' && other.cartId === cartId)) {
      return { status: 'inAnotherTab' }
    }
    // An order that has appeared since is in the snapshot, where it would never be looked for again.
    const justNow = findEarlier(work, listUnsure(), { transactions: prepared.transactions, cartId })
    if (justNow) {
      await unpriceCart(context, cartId)
      return justNow
    }
    work.tell('sending')
    const attempt = withPlaced(prepared.attempt, own)
    const request = sendOrder(context, { ...prepared, attempt }).finally(() => openRequests.delete(cartId))
    openRequests.set(cartId, request)
    return follow(work, attempt)
  }

  async function start(
    input: PlaceOrderInput,
    { settleCart, ...options }: PlaceOrderOptions,
  ): Promise<OrderOutcome> {
    const work = workOf(options)
    const session = sessions.read()
    work.tell('checkingCart')
    try {
      await settleCart?.()
      return await inTurn(input.seenCart.id, () => submit(work, session, input))
    } catch (error) {
      return { status: 'notSent', error: toFluidError(error, 'placeOrder') }
    }
  }

  function workOf({ onPhase }: LookOptions): Reconciliation {
    // A listener that throws must not come between an order and its record.
    return { context, areas, tell: (phase: OrderPhase) => queueMicrotask(() => onPhase?.(phase)) }
  }

  /** Works on the current state of an attempt when no other tab does. */
  async function pursue(
    id: string,
    options: LookOptions,
    change: (attempt: OrderAttempt) => OrderAttempt = (attempt) => attempt,
  ): Promise<OrderOutcome | null> {
    const before = readAttempt(storage, id)
    if (!before) return null
    const caller = await context.readCaller().catch(() => null)
    if (!caller) return before.state === 'lapsed' ? null : unreadable(before)
    if (!isAttemptOf(before, caller.user)) return null
    return inTurn(before.cartId, async () => {
      const current = readAttempt(storage, id)
      if (!current) return null
      if (current.state === 'confirmed') return confirmedOutcome(current)
      const attempt = change(current)
      if (attempt.state === 'confirmed') return confirmedOutcome(attempt)
      const work = workOf(options)
      return attempt.state === 'lapsed' ? lookOnce(work, attempt) : follow(work, attempt)
    })
  }

  return {
    async place(input, options = {}) {
      const misuse = misuseOf(input)
      if (misuse !== null) return { status: 'notSent', error: new FluidError(misuse, 'placeOrder') }
      const key = `${input.seenCart.id} ${sessions.read()?.username}`
      // A second press before the button shows the first is the same press.
      const current = underWay.get(key)
      if (current) return current
      const outcome = start(input, options).finally(() => underWay.delete(key))
      underWay.set(key, outcome)
      return outcome
    },
    async listUnseen() {
      const { user } = await context.readCaller()
      return listAttempts(context, user).map(toUnseen)
    },
    lookAgain: ({ id }, options = {}) => pursue(id, options),
    identify: ({ id, mine, shown }, options = {}) =>
      pursue(id, options, (attempt) => {
        if (mine) return confirmAttempt(context, withAmount(attempt, mine), String(mine.number))
        const known = [...attempt.knownTransactions, ...shown.map(transactionKey)]
        const others: OrderAttempt = { ...attempt, knownTransactions: known }
        storeOpenAttempt(storage, others)
        return others
      }),
    acknowledge({ id }) {
      // An open attempt stays: its order may still appear.
      if (readAttempt(storage, id)?.state === 'confirmed') forgetAttempt(storage, id)
    },
  }
}

/** Excludes orders of other carts placed while the transactions were read: none of them is this one. */
function withPlaced(attempt: OrderAttempt, own: readonly OrderAttempt[]): OrderAttempt {
  const placed = own.flatMap(({ number }) => (number === null ? [] : [orderKey(number)]))
  return { ...attempt, knownTransactions: [...attempt.knownTransactions, ...placed] }
}

/** Sets the amount of the customer's own order, if there was one to compare. */
function withAmount(attempt: OrderAttempt, { amount }: TransactionSummary): OrderAttempt {
  return { ...attempt, amount: attempt.amount === null ? null : amount }
}

/** Returns an error message for input missing from an untyped caller, before anything is done. */
function misuseOf(input: unknown): string | null {
  const { kind, seenCart } = (input ?? {}) as Partial<PlaceOrderInput>
  if (kind !== 'Order' && kind !== 'Quote') return "An order has a kind: 'Order' or 'Quote'"
  return typeof seenCart?.id === 'string' ? null : 'An order has the cart that the customer saw: `seenCart`'
}

/** The order cannot be looked for while the customer is unknown. */
function unreadable({ id, kind }: OrderAttempt): OrderOutcome {
  return { status: 'unresolved', id, kind, reason: 'unreadable' }
}
