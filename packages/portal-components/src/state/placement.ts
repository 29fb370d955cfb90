import type { OpenOutcome, OrderKind, OrderOutcome, OrderPhase } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'

/** Where the order of this page stands. It outlives the form: whoever comes back to it sees how it ended. */
export type Placement =
  | { status: 'idle' }
  | { status: 'sending'; user: string; cartId: string; kind: OrderKind; phase: OrderPhase }
  | { status: 'ended'; user: string; cartId: string; kind: OrderKind; outcome: OrderOutcome }

export const placementAtom = atom<Placement>({ status: 'idle' })

/** How many forms are on screen that would show how an order ended. */
export const placementWatchersAtom = atom(0)

/** Whether the order may have been placed, and nothing may send it again. */
export function isOpen(outcome: OrderOutcome): outcome is OpenOutcome {
  return outcome.status === 'unresolved' || outcome.status === 'similar' || outcome.status === 'several'
}
