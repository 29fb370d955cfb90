import type { Cart, CartLine, Product, ScopedStorage } from '@trade-portal/fluid-sdk'

/** What the customer wants of one line that the merchant has not been told, or has not confirmed. */
export type Intent = {
  lineId: number
  cartId: string
  productId: string
  /** For the words, should it fail after the line has gone. */
  name: string
  unit: string
  /** What the merchant had when the customer first changed the line: anything else later is somebody else's doing. */
  base: number
  /** What was sent already and may have arrived though no answer came; 0 for a removal. */
  sent: number | null
  /** When the customer last changed it, in milliseconds since the epoch. */
  at: number
} & ({ kind: 'quantity'; quantity: number } | { kind: 'removal'; dueAt: number })

/** A product on its way into the cart: shown at once, known for certain when the merchant has answered. */
export interface Addition {
  id: number
  product: Product
  unit: string
  quantity: number
}

/** Why a line's change was taken back. */
export type LineProblem =
  { reason: 'refused'; error: unknown } | { reason: 'changedElsewhere' } | { reason: 'expired' }

/** What is on its way, for the screen. A new object at every change. */
export interface OutboxView {
  /** By line. */
  intents: ReadonlyMap<number, Intent>
  additions: readonly Addition[]
  /** By line, until the customer changes it again. */
  problems: ReadonlyMap<number, LineProblem>
  /** The last attempt got no answer: what waits is tried again later. */
  isStalled: boolean
}

/** What the customer should be told, whichever line is on screen. */
export type OutboxEvent =
  | { type: 'removed'; lineId: number; name: string }
  /** The change is taken back, and its line may be out of sight. */
  | { type: 'dropped'; lineId: number; name: string; problem: LineProblem }

/** What an outbox needs of the page it works in. */
export interface CartOutboxOptions {
  /** The user, as storage and locks name them: what others want is never touched. */
  user: string
  /** The merchant, for the same. */
  merchant: string
  storage: ScopedStorage
  /** Tells whether this is still the user's session. Nothing is sent otherwise. */
  isOpen: () => boolean
  /** Reads the cart afresh, for the screen too. */
  readCart: () => Promise<Cart>
  /** @returns `null` when the line went with its cart. */
  setQuantity: (input: {
    cartId: string
    lineId: number
    productId: string
    unit: string
    quantity: number
  }) => Promise<number | null>
  removeLine: (input: { cartId: string; lineId: number; productId: string }) => Promise<unknown>
  /** A call has succeeded: the cart that is shown takes it over, because the intent is about to go. */
  onSent: (intent: Intent) => void
  /** A round of calls is over: what is shown may be read again. */
  onRoundEnd: () => void
  onEvent: (event: OutboxEvent) => void
  now: () => number
  /** Calls back later. @returns a function that stops it. */
  later: (call: () => void, milliseconds: number) => () => void
  /** Runs the work while no other tab runs any of the same name. */
  withLock: <T>(name: string, work: () => Promise<T>) => Promise<T>
}

/** Keeps what a customer wants of the cart until the merchant has it. One for each merchant and user on a page. */
export interface CartOutbox {
  getView: () => OutboxView
  subscribe: (listener: () => void) => () => void
  /** Wants a line to have this quantity. Changes within 300 ms become one call. */
  changeQuantity: (cartId: string, line: CartLine, quantity: number) => void
  /** Takes a line out of sight at once; the call waits for `commitRemovals`, or for 7 s should this page be gone. */
  remove: (cartId: string, line: CartLine) => void
  /** Takes a removal back. @returns false when it has been sent. */
  undoRemoval: (lineId: number) => boolean
  /** Sends removals without waiting longer for an Undo: of these lines, or all. */
  commitRemovals: (lineIds?: readonly number[]) => Promise<void>
  /**
   * The page goes, and may not come back: calls for the removals of this page at once, each line once, without a turn or
   * a look at the cart. Whoever comes next sees that they were tried.
   */
  leave: () => void
  /** Does a call in its turn, never beside another. */
  inTurn: <T>(call: () => Promise<T>) => Promise<T>
  /** The same, after everything that waits. */
  afterAll: <T>(call: () => Promise<T>) => Promise<T>
  /** The same, after what waits for the same product. */
  write: <T>(productId: string, call: () => Promise<T>) => Promise<T>
  /** As `write`, with the product counted in the cart until the call is over. */
  add: <T>(addition: Omit<Addition, 'id'>, call: () => Promise<T>) => Promise<T>
  /** Sends everything now and waits for it. @returns how many changes could not be sent. */
  flush: () => Promise<number>
  /** Looks at what is stored, which another tab or an earlier visit may have changed, and goes on with it. */
  resume: () => void
  /** Stops what is planned. What waits stays stored. */
  pause: () => void
}
