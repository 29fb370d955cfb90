import type { Cart, OpenOutcome, OrderOutcome, OrderPhase, UntoldOrder } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'

/** The stage that an order has come to. */
export type AttemptStage =
  { status: 'sending'; phase: OrderPhase } | { status: 'ended'; outcome: OrderOutcome }

/** An order or a quote, from its press until its own customer has closed what became of it. */
export interface OrderAttempt {
  /** Of the press, or the client's id where the page that was pressed is gone. */
  key: string
  /** The client's name for it; `null` until it was sent. */
  id: string | null
  /** Who placed it: nobody else is shown anything of it. */
  user: string
  order: Pick<UntoldOrder, 'cartId' | 'kind' | 'orderReference' | 'jobName' | 'startedAt'>
  /** The cart as it was pressed; `null` where the page that was pressed is gone. */
  seenCart: Cart | null
  stage: AttemptStage
  /** Why nothing came of it was said in its form. */
  isTold: boolean
}

/** All attempts that this page knows of, by their keys, oldest first. They outlive the form, and the session. */
export const orderAttemptsAtom = atom<ReadonlyMap<string, OrderAttempt>>(new Map())

/** The keys of the attempts that a form shows, by form: the bar shows all others. */
export const attemptsInFormsAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map())

/** How many bars are on screen that show attempts. Without one, a form shows those of other carts, too. */
export const attemptBarsAtom = atom(0)

/** How often orders whose outcome is open were asked after: at each start, sign-in and return of the network. */
export const recoveriesAtom = atom(0)

/** Tells whether an order is on its way or is being looked for: nothing may take the page away from under it. */
export const isOrderUnderWayAtom = atom((get) => stagesOf(get(orderAttemptsAtom)).some(isUnderWay))

/** Tells whether leaving the page would leave a request behind. */
export const isLeavingRiskyAtom = atom((get) =>
  stagesOf(get(orderAttemptsAtom)).some((stage) => isUnderWay(stage) && stage.phase !== 'lookingForIt'),
)

function stagesOf(attempts: ReadonlyMap<string, OrderAttempt>): AttemptStage[] {
  return [...attempts.values()].map(({ stage }) => stage)
}

export function isUnderWay(stage: AttemptStage): stage is AttemptStage & { status: 'sending' } {
  return stage.status === 'sending'
}

/** How an attempt ended, if it has. */
export function outcomeOf({ stage }: Pick<OrderAttempt, 'stage'>): OrderOutcome | null {
  return stage.status === 'ended' ? stage.outcome : null
}

export function isConfirmed(attempt: Pick<OrderAttempt, 'stage'>): boolean {
  return outcomeOf(attempt)?.status === 'confirmed'
}

/** Tells whether the order may have been placed, and nothing may send it again. */
export function isOpen(outcome: OrderOutcome): outcome is OpenOutcome {
  return outcome.status === 'unresolved' || outcome.status === 'similar' || outcome.status === 'several'
}

/** Tells whether only a look that gets an answer can tell what became of it. */
export function isUnread(outcome: OrderOutcome | null): boolean {
  return outcome?.status === 'unresolved' && outcome.reason === 'unreadable'
}

/** Tells whether the customer has a question to answer or a number to close, which no look changes. */
export function awaitsCustomer(attempt: Pick<OrderAttempt, 'stage'>): boolean {
  const outcome = outcomeOf(attempt)
  return outcome?.status === 'confirmed' || outcome?.status === 'similar' || outcome?.status === 'several'
}
