import type { Cart, CartLine, Product } from '@trade-portal/fluid-sdk'
import type { StoredOwner } from '../../../context/stored/openStored'

/** A change that the customer wants of one line, not yet sent to the merchant or not yet confirmed. */
export type Intent = {
  lineId: number
  cartId: string
  productId: string
  /** Names the product in messages, should the change fail after the line has gone. */
  name: string
  unit: string
  /**
   * Quantity at the merchant when the customer first changed the line. A later difference is somebody else's doing.
   */
  base: number
  /** Quantity that was sent and may have arrived, though no answer came; 0 for a removal, `null` for none. */
  sent: number | null
  /** Moment of the customer's last change, in milliseconds since the epoch. */
  at: number
} & ({ kind: 'quantity'; quantity: number } | { kind: 'removal'; dueAt: number })

/** A product on its way into the cart: shown at once, and certain when the merchant has answered. */
export interface Addition {
  id: number
  product: Product
  unit: string
  quantity: number
}

/** The reason why a line's change was taken back. */
export type LineProblem =
  { reason: 'refused'; error: unknown } | { reason: 'changedElsewhere' } | { reason: 'expired' }

/** Unconfirmed changes, for the screen. A new object at every change. */
export interface OutboxView {
  /** Keyed by line. */
  intents: ReadonlyMap<number, Intent>
  additions: readonly Addition[]
  /** Lines whose removal waits for this page's Undo. */
  held: ReadonlySet<number>
  /** Keyed by line; each stays until the customer changes the line again. */
  problems: ReadonlyMap<number, LineProblem>
  /** The last attempt got no answer, and is repeated later. */
  isStalled: boolean
}

/** Events to tell the customer, whether or not the line is on screen. */
export type OutboxEvent =
  | { type: 'removed'; lineId: number; name: string }
  /** The change is taken back, and its line may be out of sight. */
  | { type: 'dropped'; lineId: number; name: string; problem: LineProblem }
  /** Products whose page has gone before their answers came, and which are not in the cart. */
  | { type: 'unsure'; names: string[] }

/** The page as an outbox needs it. */
export interface CartOutboxOptions {
  /** The user, as storage and locks name them: other users' changes are never touched. */
  owner: StoredOwner
  /** The merchant, as storage and locks name them. */
  merchant: string
  /** Tells whether the session is still the user's. Nothing is sent otherwise. */
  isOpen: () => boolean
  /** Tells whether the page is in sight: what is told on another would be read by nobody. */
  isSeen: () => boolean
  /** Reads the cart afresh, and updates the screen. */
  readCart: () => Promise<Cart>
  /** Returns the cart as far as this page knows it, or `null`. */
  knownCart: () => Promise<Cart | null>
  /** @returns `null` when the line went with its cart. */
  setQuantity: (input: {
    cartId: string
    lineId: number
    productId: string
    unit: string
    quantity: number
  }) => Promise<number | null>
  removeLine: (input: { cartId: string; lineId: number; productId: string }) => Promise<unknown>
  /** Called after a successful call, before the intent goes: the cart on screen has to take the change over. */
  onSent: (intent: Intent) => void
  /** Called after a round of calls, when data on screen may be read again. */
  onRoundEnd: () => void
  onEvent: (event: OutboxEvent) => void
  now: () => number
  /** Divides the time for which changes wait to be sent, or to be tried again. Default: 1. */
  pace?: number
  /** Runs a callback later. @returns a function that cancels it. */
  later: (call: () => void, milliseconds: number) => () => void
  /** Runs the work while no other tab runs any of the same name. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/**
 * Keeps a customer's changes to the cart until the merchant has them. There is one for each merchant and user on a
 * page.
 */
export interface CartOutbox {
  getView: () => OutboxView
  subscribe: (listener: () => void) => () => void
  /** Sets a line's quantity. Changes within 300 ms become one call. */
  changeQuantity: (cartId: string, line: CartLine, quantity: number) => void
  /** Takes a line out of sight at once. The call waits for `commitRemovals`, or 7 s once this page is gone. */
  remove: (cartId: string, line: CartLine) => void
  /** Takes a removal back. @returns false when it has been sent. */
  undoRemoval: (lineId: number) => boolean
  /** Sends removals, of these lines or all, without waiting longer for an Undo. */
  commitRemovals: (lineIds?: readonly number[]) => Promise<void>
  /**
   * Sends the removals of this page at once, because the page goes and may not come back: each line once, without a
   * turn or a look at the cart. The next page to read the cart sees that they were tried, and looks for the additions that
   * are under way.
   */
  leave: () => void
  /** Runs a call in its turn, never beside another. */
  inTurn: <T>(call: () => Promise<T>) => Promise<T>
  /** As `inTurn`, after all unsent changes. */
  afterAll: <T>(call: () => Promise<T>) => Promise<T>
  /** As `inTurn`, after the unsent changes of the same product. */
  write: <T>(productId: string, call: () => Promise<T>) => Promise<T>
  /**
   * As `write`, and counts the product in the cart until the call is over. `isStored`: when the page goes before that, the
   * next one says what it does not find in the cart. Default: true; a list whose lines say it themselves has it false.
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
  /** Cancels planned calls. Unsent changes stay stored. */
  pause: () => void
}
