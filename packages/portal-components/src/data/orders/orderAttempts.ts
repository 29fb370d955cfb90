import type {
  Cart,
  OpenOutcome,
  OrderOutcome,
  OrderPhase,
  Session,
  UnseenOrder,
} from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'
import { isSameOwner } from '@trade-portal/fluid-sdk'
import { useMemo } from 'react'
import { usePortal } from '../../context/PortalContext'
import { usePortalAtomValue } from '../../context/atoms'

type AttemptStage = { status: 'sending'; phase: OrderPhase } | { status: 'ended'; outcome: OrderOutcome }

/** An order or a quote, from its press until its own customer has closed the outcome. */
export interface OrderAttempt {
  /** Identifies the press, or holds the client's id once the pressed page is gone. */
  key: string
  /** The client's id of the order; `null` until it was sent. */
  id: string | null
  /** The user who placed it, and the customer they placed it for. It is hidden from everyone else. */
  owner: Session | null
  order: Pick<UnseenOrder, 'cartId' | 'kind' | 'orderReference' | 'jobName' | 'startedAt'>
  /** The cart at the time of the press; `null` once the pressed page is gone. */
  seenCart: Cart | null
  stage: AttemptStage
  /** The form has shown why the order failed. */
  isNotified: boolean
}

/** All attempts known to this page, by key, oldest first. They outlive the form and the session. */
export const orderAttemptsAtom = atom<ReadonlyMap<string, OrderAttempt>>(new Map())

/** The keys of the attempts shown by each form: the bar shows all others. */
export const attemptsInFormsAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map())

/** Number of bars on screen that show attempts. Without one, a form also shows the attempts of other carts. */
export const attemptBarsAtom = atom(0)

/** Counts the lookups of open orders: at each start, sign-in and return of the network. */
export const recoveriesAtom = atom(0)

/** Number of forms that cannot show the number of an order yet, since the code for it is loading. */
export const speechlessFormsAtom = atom(0)

/** True while an order is on its way, being looked for or about to be shown. The page must stay until then. */
export const isOrderUnderWayAtom = atom((get) => {
  const attempts = [...get(orderAttemptsAtom).values()]
  const isUnnotified = get(speechlessFormsAtom) > 0 && attempts.some(isConfirmed)
  return isUnnotified || attempts.some(({ stage }) => isUnderWay(stage))
})

/** True while leaving the page would abandon a request. */
export const isLeavingRiskyAtom = atom((get) =>
  [...get(orderAttemptsAtom).values()].some(
    ({ stage }) => isUnderWay(stage) && stage.phase !== 'lookingForIt',
  ),
)

export function isUnderWay(stage: AttemptStage): stage is AttemptStage & { status: 'sending' } {
  return stage.status === 'sending'
}

export function outcomeOf({ stage }: Pick<OrderAttempt, 'stage'>): OrderOutcome | null {
  return stage.status === 'ended' ? stage.outcome : null
}

export function isConfirmed(attempt: Pick<OrderAttempt, 'stage'>): boolean {
  return outcomeOf(attempt)?.status === 'confirmed'
}

/** Returns whether the order may have been placed, in which case it must not be sent again. */
export function isOpen(outcome: OrderOutcome): outcome is OpenOutcome {
  return outcome.status === 'unresolved' || outcome.status === 'similar' || outcome.status === 'several'
}

/** Returns whether the outcome needs another look that gets an answer. */
export function isUnread(outcome: OrderOutcome | null): boolean {
  return outcome?.status === 'unresolved' && outcome.reason === 'unreadable'
}

/** Returns whether the customer has a question to answer or a number to close, which another look does not change. */
export function awaitsCustomer(attempt: Pick<OrderAttempt, 'stage'>): boolean {
  const outcome = outcomeOf(attempt)
  return outcome?.status === 'confirmed' || outcome?.status === 'similar' || outcome?.status === 'several'
}

/** Returns the signed-in customer's orders on their way or not closed yet, oldest first. */
export function useOrderAttempts(): OrderAttempt[] {
  const owner = useAttemptOwner()
  const all = usePortalAtomValue(orderAttemptsAtom)
  return useMemo(() => [...all.values()].filter((attempt) => isSameOwner(attempt.owner, owner)), [all, owner])
}

/** Returns the owner of the orders on the page; `null` while signed out. */
export function useAttemptOwner(): Session | null {
  const { session } = usePortal()
  return session.status === 'signedIn' ? session.session : null
}
