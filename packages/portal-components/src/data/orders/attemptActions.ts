import { useMemo } from 'react'
import { isSameOwner } from '@trade-portal/fluid-sdk'
import type {
  FluidClient,
  OrderOutcome,
  OrderPhase,
  PlaceOrderInput,
  PlaceOrderOptions,
  Session,
  TransactionSummary,
  UnseenOrder,
} from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import type { SharedState } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { usePortalStore } from '../../context/atoms'
import {
  awaitsCustomer,
  isConfirmed,
  isUnderWay,
  isUnread,
  orderAttemptsAtom,
  recoveriesAtom,
  useAttemptOwner,
} from './orderAttempts'
import type { OrderAttempt } from './orderAttempts'
import { completedOrderAtom } from './completedOrder'
import { makeId } from '../../hooks/makeId'
import { cartQuery } from '../cart/cartQuery'
import { emptyOrderedCart } from './orderedCart'
import { ordersQuery } from '../transactions/transactions'

/** Returns the actions for the signed-in customer's orders. Use it wherever an order is placed or answered. */
export function useAttemptActions() {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  const store = usePortalStore()
  const owner = useAttemptOwner()
  return useMemo(
    () => createAttemptActions({ client, queryClient, store, owner }),
    [client, queryClient, store, owner],
  )
}

interface AttemptActionsOptions extends Pick<SharedState, 'queryClient' | 'store'> {
  client: FluidClient
  /** The owner of the attempts; `null` while signed out. */
  owner: Session | null
}

type Work = (onPhase: (phase: OrderPhase) => void) => Promise<OrderOutcome | null>

/** Creates the actions for a customer's orders. An order continues even if someone else signs in. */
export function createAttemptActions({ client, queryClient, store, owner }: AttemptActionsOptions) {
  const read = (key: string) => store.get(orderAttemptsAtom).get(key)
  const put = (attempt: OrderAttempt) =>
    store.set(orderAttemptsAtom, (all) => {
      // An order pressed twice, or found by a press for another cart, is one attempt.
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
  const isCurrent = () => owner !== null && isSameOwner(client.session.current(), owner)

  /** Shows the progress of an order until its outcome is known. */
  async function follow(attempt: OrderAttempt, firstPhase: OrderPhase, work: Work) {
    const { key } = attempt
    const asked = store.get(recoveriesAtom)
    put({ ...attempt, isNotified: false, stage: { status: 'sending', phase: firstPhase } })
    const outcome = await work((phase) => {
      if (read(key)?.stage.status === 'sending') change(key, { stage: { status: 'sending', phase } })
    })
    refresh(attempt, outcome)
    if (outcome === null) drop(key)
    else end(attempt, outcome)
    // The customer or the network came back after the last look that got no answer.
    if (isUnread(outcome) && isCurrent() && store.get(recoveriesAtom) !== asked) return lookAgain(key)
    return outcome
  }

  function end(attempt: OrderAttempt, outcome: OrderOutcome) {
    const id = 'id' in outcome ? outcome.id : attempt.id
    put({ ...attempt, id, isNotified: false, stage: { status: 'ended', outcome } })
    if (outcome.status === 'foundEarlier') {
      const { earlier } = outcome
      const known = [...store.get(orderAttemptsAtom).values()].find((each) => each.id === earlier.id)
      end(known ?? recovered(earlier), outcome.outcome)
      refresh(recovered(earlier), outcome.outcome)
    }
  }

  /** Refreshes the data on screen after an outcome, unless someone else is signed in by then. */
  function refresh({ order: { cartId } }: OrderAttempt, outcome: OrderOutcome | null) {
    if (!isCurrent()) return
    const { queryKey } = cartQuery(client)
    // Also when the outcome is unclear: the customer may look at the list of orders.
    void queryClient.invalidateQueries({ queryKey: ordersQuery(client).queryKey })
    if (outcome?.status === 'confirmed') emptyOrderedCart(client, queryClient, cartId)
    else if (outcome?.status === 'cartChanged') queryClient.setQueryData(queryKey, outcome.cart)
    else void queryClient.invalidateQueries({ queryKey })
  }

  const recovered = (order: UnseenOrder): OrderAttempt => ({
    key: order.id,
    id: order.id,
    owner,
    order,
    seenCart: null,
    stage: { status: 'sending', phase: 'lookingForIt' },
    isNotified: false,
  })

  /** Continues a sent order. @returns `held` if another tab, or another portal on this page, is working on it. */
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
    /** Places a cart once per press. @returns `null` if it is on its way, or its customer has left. */
    async place(input: PlaceOrderInput, options: PlaceOrderOptions & { key: string }) {
      // The form belongs to a customer who has just been replaced by another.
      if (client.session.current() && !isCurrent()) return null
      const { kind, orderReference, jobName, seenCart } = input
      const { key, ...others } = options
      const own = [...store.get(orderAttemptsAtom).values()].filter(
        (each) => isSameOwner(each.owner, owner) && each.order.cartId === seenCart.id,
      )
      // A second press can arrive before the button shows the first.
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
    lookAgain,
    /** Takes the customer's answer on which of the shown orders is theirs. */
    identify(key: string, answer: { mine: TransactionSummary | null; shown: readonly TransactionSummary[] }) {
      const attempt = read(key)
      if (!attempt?.id) return
      const { id } = attempt
      void goOn(attempt, (onPhase) => client.orders.identify({ ...answer, id }, { onPhase }))
    },
    /** Finds the outcome of an order that the customer was not notified of. */
    async recover(order: UnseenOrder): Promise<OrderOutcome | 'held' | null> {
      // The list belongs to an earlier customer.
      if (!isCurrent()) return null
      const current = [...store.get(orderAttemptsAtom).values()].find(
        ({ id, stage, order: { cartId } }) =>
          id === order.id || (id === null && isUnderWay(stage) && cartId === order.cartId),
      )
      if (current && (isUnderWay(current.stage) || awaitsCustomer(current))) return null
      const attempt = current ?? recovered(order)
      if (!order.isLapsed) return goOn(attempt, (onPhase) => client.orders.lookAgain(order, { onPhase }))
      // A lapsed order is looked for silently: most never appear.
      const outcome = await client.orders.lookAgain(order)
      if (outcome?.status === 'inAnotherTab') return 'held'
      if (outcome) {
        refresh(attempt, outcome)
        end(attempt, outcome)
      }
      return outcome
    },
    /** Records that the form has shown why the order failed. */
    markNotified: (key: string) => change(key, { isNotified: true }),
    /** Closes an outcome that its customer has seen. An unclear one is looked for at the next start. */
    close(key: string) {
      const attempt = read(key)
      if (!attempt || !isSameOwner(attempt.owner, owner) || !isCurrent()) return
      if (attempt.id !== null && isConfirmed(attempt)) client.orders.acknowledge({ id: attempt.id })
      drop(key)
    },
  }
}

/** Returns a key for a press, before the client has an id for it. */
export const pressKey = () => `press:${makeId()}`
