import { isSameOwner } from '@trade-portal/fluid-sdk'
import type {
  FluidClient,
  OrderOutcome,
  OrderPhase,
  PlaceOrderInput,
  PlaceOrderOptions,
  Session,
  TransactionSummary,
  UntoldOrder,
} from '@trade-portal/fluid-sdk'
import { completedOrderAtom } from './completedOrder'
import { makeId } from '../../hooks/makeId'
import type { SharedState } from '../../context/PortalContext'
import {
  awaitsCustomer,
  isConfirmed,
  isUnderWay,
  isUnread,
  orderAttemptsAtom,
  recoveriesAtom,
} from './orderAttempts'
import type { OrderAttempt } from './orderAttempts'
import { cartQuery } from '../cart/cartQuery'
import { emptyOrderedCart } from './orderedCart'
import { ordersQuery } from '../transactions/transactions'

export interface AttemptActionsOptions extends Pick<SharedState, 'queryClient' | 'store'> {
  client: FluidClient
  /** Whose attempts they are; `null` while nobody is signed in. */
  owner: Session | null
}

type Work = (onPhase: (phase: OrderPhase) => void) => Promise<OrderOutcome | null>

/** Makes what a customer can do about their orders. An order goes on, and its end is kept for them, whoever is signed in. */
export function createAttemptActions({ client, queryClient, store, owner }: AttemptActionsOptions) {
  const read = (key: string) => store.get(orderAttemptsAtom).get(key)
  const put = (attempt: OrderAttempt) =>
    store.set(orderAttemptsAtom, (all) => {
      // An order that was pressed twice, or found by a press for another cart, is one attempt.
      const isOther = ([key, { id }]: [string, OrderAttempt]) =>
        id === null || id !== attempt.id || key === attempt.key
      return new Map([...all].filter(isOther)).set(attempt.key, attempt)
    })
  const change = (key: string, changes: Partial<OrderAttempt>) => {
    const attempt = read(key)
    if (attempt) store.set(orderAttemptsAtom, (all) => new Map(all).set(key, { ...attempt, ...changes }))
  }
  const drop = (key: string) =>
    store.set(orderAttemptsAtom, (all) => new Map([...all].filter(([other]) => other !== key)))
  const isPresent = () => owner !== null && isSameOwner(client.session.current(), owner)

  /** Shows where an order stands until its outcome is there. */
  async function follow(attempt: OrderAttempt, firstPhase: OrderPhase, work: Work) {
    const { key } = attempt
    const asked = store.get(recoveriesAtom)
    put({ ...attempt, isTold: false, stage: { status: 'sending', phase: firstPhase } })
    const outcome = await work((phase) => {
      if (read(key)?.stage.status === 'sending') change(key, { stage: { status: 'sending', phase } })
    })
    refresh(attempt, outcome)
    if (outcome === null) drop(key)
    else end(attempt, outcome)
    // The customer came back, or the network, after the last look that could not see.
    if (isUnread(outcome) && isPresent() && store.get(recoveriesAtom) !== asked) return lookAgain(key)
    return outcome
  }

  function end(attempt: OrderAttempt, outcome: OrderOutcome) {
    const id = 'id' in outcome ? outcome.id : attempt.id
    put({ ...attempt, id, isTold: false, stage: { status: 'ended', outcome } })
    if (outcome.status === 'foundEarlier') {
      const { earlier } = outcome
      const known = [...store.get(orderAttemptsAtom).values()].find((each) => each.id === earlier.id)
      end(known ?? recovered(earlier), outcome.outcome)
      refresh(recovered(earlier), outcome.outcome)
    }
  }

  /** Refreshes what an end changes on screen, unless somebody else is signed in by then, whose screen it is. */
  function refresh({ order: { cartId } }: OrderAttempt, outcome: OrderOutcome | null) {
    if (!isPresent()) return
    const { queryKey } = cartQuery(client)
    // Also when the outcome is unclear: the list of orders is where the customer may look.
    void queryClient.invalidateQueries({ queryKey: ordersQuery(client).queryKey })
    if (outcome?.status === 'confirmed') emptyOrderedCart(client, queryClient, cartId)
    else if (outcome?.status === 'cartChanged') queryClient.setQueryData(queryKey, outcome.cart)
    else void queryClient.invalidateQueries({ queryKey })
  }

  const recovered = (order: UntoldOrder): OrderAttempt => ({
    key: order.id,
    id: order.id,
    owner,
    order,
    seenCart: null,
    stage: { status: 'sending', phase: 'lookingForIt' },
    isTold: false,
  })

  /** Goes on with an order that was sent. @returns `held` when another tab, or another portal of this page, is at it. */
  async function goOn(attempt: OrderAttempt, work: Work): Promise<OrderOutcome | 'held' | null> {
    const before = read(attempt.key)
    const outcome = await follow(attempt, 'lookingForIt', work)
    if (outcome === 'held' || outcome?.status !== 'inAnotherTab') return outcome
    if (before) put(before)
    else drop(attempt.key)
    return 'held'
  }

  async function lookAgain(key: string): Promise<OrderOutcome | 'held' | null> {
    const attempt = read(key)
    if (!attempt?.id) return null
    const order = { id: attempt.id }
    return goOn(attempt, (onPhase) => client.orders.lookAgain(order, { onPhase }))
  }

  return {
    /** Places a cart, once for each press. @returns `null` when it is on its way already, or its customer is not there. */
    async place(input: PlaceOrderInput, options: PlaceOrderOptions & { key: string }) {
      // The form is that of a customer whose place somebody else has just taken.
      if (client.session.current() && !isPresent()) return null
      const { kind, orderReference, jobName, seenCart } = input
      const { key, ...others } = options
      const own = [...store.get(orderAttemptsAtom).values()].filter(
        (each) => isSameOwner(each.owner, owner) && each.order.cartId === seenCart.id,
      )
      // A second press can come before the button shows the first.
      if (own.some(({ stage }) => isUnderWay(stage))) return null
      store.set(completedOrderAtom, 'none')
      const order = { cartId: seenCart.id, kind, orderReference, jobName, startedAt: Date.now() }
      const attempt: OrderAttempt = {
        ...recovered({ ...order, id: key, isLapsed: false }),
        id: null,
        seenCart,
      }
      const outcome = await follow(attempt, 'checkingCart', (onPhase) =>
        client.orders.place(input, { ...others, onPhase }),
      )
      return outcome === 'held' ? null : outcome
    },
    /** Looks again for an order whose outcome is open. */
    lookAgain,
    /** Takes the customer's word on which of those shown is theirs. */
    identify(key: string, answer: { mine: TransactionSummary | null; shown: readonly TransactionSummary[] }) {
      const attempt = read(key)
      if (!attempt?.id) return
      const { id } = attempt
      void goOn(attempt, (onPhase) => client.orders.identify({ ...answer, id }, { onPhase }))
    },
    /** Finds out what became of an order that the customer was not told of. */
    async recover(order: UntoldOrder): Promise<OrderOutcome | 'held' | null> {
      // The list is that of somebody who has signed in since.
      if (!isPresent()) return null
      const present = [...store.get(orderAttemptsAtom).values()].find(
        ({ id, stage, order: { cartId } }) =>
          id === order.id || (id === null && isUnderWay(stage) && cartId === order.cartId),
      )
      if (present && (isUnderWay(present.stage) || awaitsCustomer(present))) return null
      const attempt = present ?? recovered(order)
      if (!order.isLapsed) return goOn(attempt, (onPhase) => client.orders.lookAgain(order, { onPhase }))
      // A lapsed one is looked for without a word: most never appear.
      const outcome = await client.orders.lookAgain(order)
      if (outcome?.status === 'inAnotherTab') return 'held'
      if (outcome) {
        refresh(attempt, outcome)
        end(attempt, outcome)
      }
      return outcome
    },
    /** Why nothing came of a press was said in its form. */
    markTold: (key: string) => change(key, { isTold: true }),
    /** The customer has seen it, if they are there. An order whose outcome is open is looked for at the next start. */
    close(key: string) {
      const attempt = read(key)
      if (!attempt || !isSameOwner(attempt.owner, owner) || !isPresent()) return
      if (attempt.id !== null && isConfirmed(attempt)) client.orders.acknowledge({ id: attempt.id })
      drop(key)
    },
  }
}

/** Names a press before the client does. */
export const pressKey = () => `press:${makeId()}`
