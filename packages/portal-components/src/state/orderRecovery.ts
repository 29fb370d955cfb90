import type { OrderOutcome, UntoldOrder } from '@trade-portal/fluid-sdk'
import { atom } from 'jotai'

/** An order whose outcome the customer was not told when it ended: the page went, or they had left the form. */
export interface OrderRecovery {
  /** Who placed it. */
  user: string
  order: UntoldOrder
  /** `null` while it is looked for. */
  outcome: OrderOutcome | null
}

/** Oldest first. */
export const orderRecoveriesAtom = atom<OrderRecovery[]>([])

/** How many places are on screen that show recoveries. */
export const recoveryWatchersAtom = atom(0)
