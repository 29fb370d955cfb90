import { chargeProducts } from '../areas/chargeProducts'
import { presentCart } from '../areas/presentCart'
import type { TransactionSummary } from '../areas/transactionSummary'
import type { Caller, FluidContext } from '../calls/context'
import { createPatience, repeatRead } from '../calls/repeatRead'
import { FluidError } from '../errors'
import type { StoredSession } from '../storage/sessionStore'
import { withCartLock } from '../areas/cartLock'
import { unpriceCart } from './deliveryChain'
import type { OrderStop } from './deliveryChain'
import { findEarlier } from './earlierOrders'
import {
  confirmAttempt,
  forgetAttempt,
  isAttemptOf,
  keepOpenAttempt,
  listAttempts,
  orderKey,
  readAttempt,
  toUntold,
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
import { goodsOf, isSameCart } from './seenCart'
import { sendOrder, toFluidError } from './sendOrder'

/** How often a cart is looked at that changes, or whose answers get lost, while it is. */
const MOST_TURNS = 5

/** Makes the area that places orders with the help of the others. */
export function createOrdersArea(context: FluidContext, areas: OrderAreas): OrdersArea {
  const { storage, sessions } = context
  /** By customer and cart: nobody joins the press of another. */
  const underWay = new Map<string, Promise<OrderOutcome>>()
  /** Requests of this page that have not ended, by cart: no look may call their orders 'not placed'. */
  const openRequests = new Map<string, Promise<OrderAttempt>>()

  /**
   * Prepares an order of a cart that stays as it was read: what this page changes meanwhile, and another one while a read
   * is repeated, would be ordered unseen.
   */
  async function prepare(
    work: Reconciliation,
    order: { caller: Caller; input: PlaceOrderInput },
  ): Promise<ReadyOrder | OrderOutcome> {
    const cartId = order.input.seenCart.id
    let isReady = false
    try {
      for (let turn = 0; turn < MOST_TURNS; turn += 1) {
        const isUntouched = presentCart(context).watch(cartId)
        const clock = createPatience(context)
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

  /** Reads the cart until an answer came at once. @returns how it differs from the one that was prepared, if it does. */
  async function findChange({ cart: prepared, caller }: ReadyOrder): Promise<OrderStop | null> {
    for (let turn = 0; turn < MOST_TURNS; turn += 1) {
      const clock = createPatience(context)
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
   * Works at a cart once no other tab does. It stays this page's while its request is open, though an outcome is told
   * before: another tab knows of no request, and could call the order 'not placed'.
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

  /** @param session the session at the press: what another one may read by now is somebody else's. */
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
    // Read anew each time: another tab may settle one meanwhile.
    const listUnsure = () => listAttempts(context, user).filter(({ state }) => state !== 'confirmed')
    if (listUnsure().length > 0) {
      const transactions = await read(() => areas.transactions.listOrders())
      const earlier = findEarlier(work, listUnsure(), { transactions, cartId })
      if (earlier) return earlier
    }

    const prepared = await prepare(work, { caller, input })
    if (prepared.status !== 'ready') return prepared
    // A lease in the storage can run out, or be cleared, under the tab that holds it.
    const own = listAttempts(context, user)
    if (own.some(({ state, ...other }) => state !== 'lapsed' && other.cartId === cartId)) {
      return { status: 'inAnotherTab' }
    }
    // An order that appeared since is in the snapshot, where nothing would look for it any more.
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

  /** Works at an attempt as it stands once no other tab does. */
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
      const present = readAttempt(storage, id)
      if (!present) return null
      if (present.state === 'confirmed') return confirmedOutcome(present)
      const attempt = change(present)
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
      // A second press that comes before the button shows the first is the same press.
      const present = underWay.get(key)
      if (present) return present
      const outcome = start(input, options).finally(() => underWay.delete(key))
      underWay.set(key, outcome)
      return outcome
    },
    async listUntold() {
      const { user } = await context.readCaller()
      return listAttempts(context, user).map(toUntold)
    },
    lookAgain: ({ id }, options = {}) => pursue(id, options),
    identify: ({ id, mine, shown }, options = {}) =>
      pursue(id, options, (attempt) => {
        if (mine) return confirmAttempt(context, withAmount(attempt, mine), String(mine.number))
        const known = [...attempt.knownTransactions, ...shown.map(transactionKey)]
        const others: OrderAttempt = { ...attempt, knownTransactions: known }
        keepOpenAttempt(storage, others)
        return others
      }),
    acknowledge({ id }) {
      // An open attempt stays: its order may still appear.
      if (readAttempt(storage, id)?.state === 'confirmed') forgetAttempt(storage, id)
    },
  }
}

/** Rules out orders of other carts that were placed while the transactions were read: none of them is this one. */
function withPlaced(attempt: OrderAttempt, own: readonly OrderAttempt[]): OrderAttempt {
  const placed = own.flatMap(({ number }) => (number === null ? [] : [orderKey(number)]))
  return { ...attempt, knownTransactions: [...attempt.knownTransactions, ...placed] }
}

/** Takes over the amount of the order that is theirs, where one was there to compare. */
function withAmount(attempt: OrderAttempt, { amount }: TransactionSummary): OrderAttempt {
  return { ...attempt, amount: attempt.amount === null ? null : amount }
}

/** Returns the sentence on what a caller without types left out, before anything is done. */
function misuseOf(input: unknown): string | null {
  const { kind, seenCart } = (input ?? {}) as Partial<PlaceOrderInput>
  if (kind !== 'Order' && kind !== 'Quote') return "An order has a kind: 'Order' or 'Quote'"
  return typeof seenCart?.id === 'string' ? null : 'An order has the cart that the customer saw: `seenCart`'
}

/** Nobody can look while it is not known who is signed in. */
function unreadable({ id, kind }: OrderAttempt): OrderOutcome {
  return { status: 'unresolved', id, kind, reason: 'unreadable' }
}
