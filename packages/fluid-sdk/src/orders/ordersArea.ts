import type { Cart } from '../areas/cart'
import type { DeliveryAddress, DeliveryQuote } from '../areas/deliveryQuote'
import type { TransactionSummary } from '../areas/transactionSummary'
import type { Money } from '../arithmetic/money'
import type { FluidError } from '../errors'
import type { OrderKind, UnseenOrder } from '../areas/orderAttempt'

/** The answers and figures that the customer saw when they pressed. */
export interface PlaceOrderInput {
  kind: OrderKind
  /** A `DespatchMethod`'s name. */
  despatchMethod: string
  jobName: string
  shipTo: DeliveryAddress
  notes: string
  orderReference: string
  /** The chosen branch; `null` falls back to the closest, then to the merchant's initial branch. */
  branchId: string | null
  isContactOnSite: boolean
  contactName: string
  contactPhone: string
  contactEmail: string
  /** `YYYY-MM-DD` */
  requiredDate: string
  /** `HH:mm` */
  requiredTime: string
  /** A `VehicleType`'s id; when the form hides it, the one that priced the delivery. */
  vehicleTypeId: string
  /** The cart as the customer saw it. */
  seenCart: Cart
  /** The delivery charge without tax as the customer saw it, or `null`. */
  seenCharge: Money | null
  /**
   * The quote, when `seenCharge` is the price of the charge's line: a merchant may always charge another price than
   * it quotes. Default: `seenCharge` was quoted.
   */
  seenQuote?: Money | null
  /** The total with tax and delivery as the customer saw it; `null` when none was shown, and none is compared. */
  seenTotal: Money | null
}

/** The phase of an order while it is placed, passed to `onPhase`. */
export type OrderPhase =
  | 'checkingCart'
  | 'pricingDelivery'
  | 'sending'
  /** 20 s without an answer: the request stays open, and the order is looked for beside it. */
  | 'stillWaiting'
  /** The request ended without a number: the order is looked for. */
  | 'lookingForIt'

/** The cost of a delivery as it was found. Show it: the next press takes it as seen. */
export interface FoundCharge {
  /** Without tax: as on the line in the cart, or as quoted when the cart was not touched. */
  charge: Money | null
  /** The line's tax; `null` when the charge is only quoted. */
  tax: Money | null
  /** As quoted for this press; `null` when no branch prices the delivery. */
  quote: DeliveryQuote | null
}

/** How placing an order ended. Its `id` names the attempt to `lookAgain`, `identify` and `acknowledge`. */
export type OrderOutcome =
  | ConfirmedOutcome
  /** Nothing was sent: the cart differs from the one the customer saw. */
  | { status: 'cartChanged'; cart: Cart }
  /** Nothing was sent: the delivery costs something else than was shown. */
  | ({ status: 'chargeChanged' } & FoundCharge)
  /** Nothing was sent: with the delivery the order comes to something else than was shown. */
  | ({ status: 'totalChanged' } & FoundCharge)
  /** Nothing was sent: another tab is sending this cart, looking for its order, copying into it or saving it as a list. */
  | { status: 'inAnotherTab' }
  /** Nothing was sent: a call before the order failed. */
  | { status: 'notSent'; error: FluidError }
  /**
   * Nothing was sent: an earlier order of another cart has appeared or seems to have. Its outcome was open, or it was
   * reported as not placed. Show it as the earlier order, ask about it, and offer the press again.
   */
  | { status: 'foundEarlier'; earlier: UnseenOrder; outcome: ConfirmedOutcome | QuestionOutcome }
  /** It was sent and did not become an order; the cart is unchanged. `refusal` is the merchant's message, if any. */
  | { status: 'notPlaced'; id: string; kind: OrderKind; refusal: string | null }
  | OpenOutcome

/** It became an order or a quote with this number. */
export interface ConfirmedOutcome {
  status: 'confirmed'
  id: string
  kind: OrderKind
  number: string
  /** The total with tax and delivery; `null` when tax comes later, or a price is on request. */
  total: Money | null
}

/** It was sent, and may have been placed. Never invite a second press. */
export type OpenOutcome =
  /** No order was found, and the cart is closed or cannot be read: only a later look can find out. */
  { status: 'unresolved'; id: string; kind: OrderKind; reason: 'cartClosed' | 'unreadable' } | QuestionOutcome

/** Only the customer knows whether it was placed. */
export type QuestionOutcome =
  /** A new one with a different amount: ask whether it is theirs. */
  | { status: 'similar'; id: string; kind: OrderKind; transactions: TransactionSummary[] }
  /** More than one new order looks like theirs. */
  | { status: 'several'; id: string; kind: OrderKind; transactions: TransactionSummary[] }

export interface LookOptions {
  /** Called when the order enters another phase. */
  onPhase?: (phase: OrderPhase) => void
}

export interface PlaceOrderOptions extends LookOptions {
  /** Sends the customer's pending changes of the cart; awaited before the cart is read. */
  settleCart?: () => Promise<void>
}

/** Places an order exactly once. */
export interface OrdersArea {
  /**
   * Places the cart as an order or a quote.
   *
   * Wire: `getCartContents`, the delivery chain, `getCustomerTransactions`, one `processComplete`; then, without a
   * clear answer, `getCustomerTransactions` and `getCartContents` until they show the outcome. It never rejects and
   * cannot be aborted. While one is under way, placing the same cart again joins it; while an earlier one of the same
   * cart is open, nothing is sent and that one is looked for. Every outcome with an `id` is for the pressed cart; an
   * order of another cart is reported as `foundEarlier`. Once confirmed, the cart's id is forgotten: the next cart
   * read is a new one.
   *
   * @example
   * const outcome = await client.orders.place({ kind: 'Order', seenCart, ...form })
   * if (outcome.status === 'confirmed') showNumber(outcome.number)
   */
  place(input: PlaceOrderInput, options?: PlaceOrderOptions): Promise<OrderOutcome>
  /**
   * Lists the signed-in customer's orders whose outcome they have not seen. Call it at every start and after every
   * sign-in, and pass each to `lookAgain`.
   */
  listUnseen(): Promise<UnseenOrder[]>
  /**
   * Looks for the outcome of an order after it was sent. A lapsed one is looked for once.
   *
   * Wire: `getCustomerTransactions`, `getCartContents`.
   *
   * @returns `null` when there is nothing to report: a lapsed order did not appear, or another tab has reported it.
   */
  lookAgain(order: { id: string }, options?: LookOptions): Promise<OrderOutcome | null>
  /**
   * Answers the question about orders that look like theirs: the customer's order, or `null` for none of those shown.
   *
   * @returns the outcome that follows, as from `lookAgain`.
   */
  identify(
    answer: { id: string; mine: TransactionSummary | null; shown: readonly TransactionSummary[] },
    options?: LookOptions,
  ): Promise<OrderOutcome | null>
  /** Forgets a confirmed order: the customer has seen its number. An open or lapsed one stays. */
  acknowledge(order: { id: string }): void
}
