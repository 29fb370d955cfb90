import type { Cart, CartLine, Product } from '@trade-portal/fluid-sdk'
import type { StoredOwner } from '../../../context/stored/openStored'

/** Time for an Undo in milliseconds, before the portal's pace is applied. */
export const UNDO_TIME = 7_000

/** A change to one line that the merchant has not confirmed yet. */
export type Intent = {
  lineId: number
  cartId: string
  productId: string
  /** Names the product in messages, even after the line is gone. */
  name: string
  unit: string
  /** Quantity at the merchant before the customer's first change. A later difference is someone else's. */
  base: number
  /** Quantity of an unanswered call, which may have arrived; 0 for a removal, `null` without such a call. */
  sent: number | null
  /** Time of the customer's last change, in milliseconds since the epoch. */
  at: number
} & ({ kind: 'quantity'; quantity: number } | { kind: 'removal'; dueAt: number })

/** A product on its way into the cart. It is shown at once, and certain once the merchant answers. */
export interface Addition {
  id: number
  product: Product
  unit: string
  quantity: number
}

export type LineProblem =
  { reason: 'refused'; error: unknown } | { reason: 'changedElsewhere' } | { reason: 'expired' }

/** Unconfirmed changes, for the screen. A new object after every change. */
export interface OutboxView {
  /** Keyed by line. */
  intents: ReadonlyMap<number, Intent>
  additions: readonly Addition[]
  /** Lines with a removal that this page can still undo. */
  held: ReadonlySet<number>
  /** Keyed by line. Each stays until the customer changes the line again. */
  problems: ReadonlyMap<number, LineProblem>
  /** The last attempt got no answer and will be retried. */
  isStalled: boolean
}

/** Events to show the customer, even if the line is out of sight. */
export type OutboxEvent =
  | { type: 'removed'; lineId: number; name: string }
  /** The change was rolled back; its line may be out of sight. */
  | { type: 'dropped'; lineId: number; name: string; problem: LineProblem }
  /** Products missing from the cart, added by a page that closed before the answers arrived. */
  | { type: 'unsure'; names: string[] }

/** The page's side of an outbox. */
export interface CartOutboxOptions {
  /** The user, as storage and locks name them. Changes of other users are never touched. */
  owner: StoredOwner
  merchant: string
  /** Returns whether the session still belongs to the user. Nothing is sent otherwise. */
  isOpen: () => boolean
  /** Returns whether the page is visible. A hidden page shows no messages. */
  isSeen: () => boolean
  /** Refetches the cart, and updates the screen. */
  readCart: () => Promise<Cart>
  /** Returns the cart known to this page, or `null`. */
  knownCart: () => Promise<Cart | null>
  /** @returns `null` if the line disappeared with its cart. */
  setQuantity: (input: {
    cartId: string
    lineId: number
    productId: string
    unit: string
    quantity: number
  }) => Promise<number | null>
  removeLine: (input: { cartId: string; lineId: number; productId: string }) => Promise<unknown>
  /** Called after a successful call and before its intent is dropped, to apply the change to the cart on screen. */
  onSent: (intent: Intent) => void
  /** Called after a round of calls, once data on screen may be refetched. */
  onRoundEnd: () => void
  onEvent: (event: OutboxEvent) => void
  now: () => number
  /** Divides the delays before changes are sent or retried. Default: 1. */
  pace?: number
  /** Schedules a callback. @returns a function that cancels it. */
  later: (call: () => void, milliseconds: number) => () => void
  /** Runs the work under a lock shared by all tabs. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Holds a customer's changes to the cart until the merchant has them. A page has one for each merchant and user. */
export interface CartOutbox {
  getView: () => OutboxView
  subscribe: (listener: () => void) => () => void
  /** Sets a line's quantity. Changes within 300 ms become one call. */
  changeQuantity: (cartId: string, line: CartLine, quantity: number) => void
  /** Hides a line at once. The call waits for `commitRemovals`, or for 7 s after this page has closed. */
  remove: (cartId: string, line: CartLine) => void
  /** Undoes a removal. @returns false if it was sent. */
  undoRemoval: (lineId: number) => boolean
  /** Sends these removals, or all, without waiting for an Undo. */
  commitRemovals: (lineIds?: readonly number[]) => Promise<void>
  /**
   * Sends this page's removals at once, since the page is closing: each line once, without taking a turn or reading the
   * cart. The next page to read the cart sees that they were tried, and looks for the pending additions.
   */
  leave: () => void
  /** Runs a call in its turn, never in parallel with another. */
  inTurn: <T>(call: () => Promise<T>) => Promise<T>
  /** Like `inTurn`, after all unsent changes. */
  afterAll: <T>(call: () => Promise<T>) => Promise<T>
  /** Like `inTurn`, after the unsent changes of the same product. */
  write: <T>(productId: string, call: () => Promise<T>) => Promise<T>
  /**
   * Like `write`, and counts the product in the cart until the call has ended. `isStored`: if the page closes before
   * that, the next page reports the addition if it is missing from the cart. Default: true; false for a batch that
   * reports its own lines.
   */
  add: <T>(
    addition: Omit<Addition, 'id'>,
    call: () => Promise<T>,
    options?: { isStored?: boolean },
  ) => Promise<T>
  /** Sends everything now and waits for it. @returns the number of changes that could not be sent. */
  flush: () => Promise<number>
  /** Continues with the stored changes, which another tab or an earlier visit may have altered. */
  resume: () => void
  /** Cancels scheduled calls. Unsent changes stay stored. */
  pause: () => void
}
