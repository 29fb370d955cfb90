import type { Cart } from '../areas/cart'
import type { DeliveryAddress, DeliveryQuote } from '../areas/deliveryQuote'
import type { TransactionSummary } from '../areas/transactionSummary'
import type { Money } from '../arithmetic/money'
import type { FluidError } from '../errors'
import type { OrderKind, UntoldOrder } from '../areas/orderAttempt'

/** The answers and figures that the customer saw when they pressed. */
export interface PlaceOrderInput {
  kind: OrderKind
  /** A `DespatchMethod`'s name. */
  despatchMethod: string
  jobName: string
  shipTo: DeliveryAddress
  notes: string
  orderReference: string
  /** The branch chosen; `null` falls back to the closest, then to the merchant's initial branch. */
  branchId: string | null
  isContactOnSite: boolean
  contactName: string
  contactPhone: string
  contactEmail: string
  /** `YYYY-MM-DD` */
  requiredDate: string
  /** `HH:mm` */
  requiredTime: string
  /** A `VehicleType`'s id; where the form hides it, the one that the delivery was priced with. */
  vehicleTypeId: string
  /** The cart as the customer saw it. */
  seenCart: Cart
  /** The delivery charge without tax as the customer saw it, or `null`. */
  seenCharge: Money | null
  /**
   * The quote where `seenCharge` is what the charge's line costs: a merchant may always charge something else than
   * it quotes. Default: `seenCharge` was quoted.
   */
  seenQuote?: Money | null
  /** The total with tax and delivery as the customer saw it; `null` where none was shown, and none is compared. */
  seenTotal: Money | null
}

/** The phase of an order while it is placed; told as it changes. */
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
  /** Without tax: as the line in the cart has it, or as it was quoted where the cart was not touched. */
  charge: Money | null
  /** The line's tax; `null` where the charge was quoted alone. */
  tax: Money | null
  /** As it was told for this press; `null` where no branch prices the delivery. */
  quote: DeliveryQuote | null
}

/** How placing an order ended. Its `id` names the attempt to `lookAgain`, `identify` and `acknowledge`. */
export type OrderOutcome =
  | ConfirmedOutcome
  /** Nothing was sent: the cart is not the one the customer saw. */
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
   * Nothing was sent: an earlier order, of another cart, whose outcome was open or that was told as not placed, has
   * appeared or seems to have. Tell it as the earlier one that it is, ask about it, and offer the press again.
   */
  | { status: 'foundEarlier'; earlier: UntoldOrder; outcome: ConfirmedOutcome | QuestionOutcome }
  /** It was sent and did not become an order; the cart is as it was. `refusal` is the merchant's word, if it gave one. */
  | { status: 'notPlaced'; id: string; kind: OrderKind; refusal: string | null }
  | OpenOutcome

/** It became an order or a quote, of this number. */
export interface ConfirmedOutcome {
  status: 'confirmed'
  id: string
  kind: OrderKind
  number: string
  /** The total with tax and delivery; `null` where tax comes later, or a price is on request. */
  total: Money | null
}

/** It was sent, and may have been placed. Never invite a second press. */
export type OpenOutcome =
  /** No order was found, and the cart is closed or cannot be read: only a later look can tell. */
  { status: 'unresolved'; id: string; kind: OrderKind; reason: 'cartClosed' | 'unreadable' } | QuestionOutcome

/** The customer alone can tell whether it was placed. */
export type QuestionOutcome =
  /** A new one that differs in its amount alone: ask whether it is theirs. */
  | { status: 'similar'; id: string; kind: OrderKind; transactions: TransactionSummary[] }
  /** More than one new order looks like theirs. */
  | { status: 'several'; id: string; kind: OrderKind; transactions: TransactionSummary[] }

export interface LookOptions {
  /** Told as the order goes from one phase to the next. */
  onPhase?: (phase: OrderPhase) => void
}

export interface PlaceOrderOptions extends LookOptions {
  /** Sends what the customer changed in the cart and has not been sent yet; waited for before the cart is read. */
  settleCart?: () => Promise<void>
}

/** Placing an order so that it is placed once. */
export interface OrdersArea {
  /**
   * Places the cart as an order or a quote.
   *
   * Wire: `getCartContents`, the delivery chain, `getCustomerTransactions`, one `processComplete`; then, without a clear
   * answer, `getCustomerTransactions` and `getCartContents` until they tell what became of it. It never rejects and
   * cannot be aborted. While one is under way, placing the same cart again joins it; while an earlier one of the same
   * cart is open, nothing is sent and that one is looked for. Every outcome with an `id` is of the cart that was
   * pressed; an order of another cart is told as `foundEarlier`. Once confirmed, the cart's id is forgotten: the next
   * cart read is a new one.
   *
   * @example
   * const outcome = await client.orders.place({ kind: 'Order', seenCart, ...form })
   * if (outcome.status === 'confirmed') showNumber(outcome.number)
   */
  place(input: PlaceOrderInput, options?: PlaceOrderOptions): Promise<OrderOutcome>
  /**
   * Lists the signed-in customer's orders whose outcome they were not told. Ask at every start and after every sign-in,
   * and give each to `lookAgain`.
   */
  listUntold(): Promise<UntoldOrder[]>
  /**
   * Looks what became of an order that was sent. A lapsed one is looked for once.
   *
   * Wire: `getCustomerTransactions`, `getCartContents`.
   *
   * @returns `null` when there is nothing to tell: a lapsed order did not appear, or another tab has told it.
   */
  lookAgain(order: { id: string }, options?: LookOptions): Promise<OrderOutcome | null>
  /**
   * Takes the customer's word on orders that look like theirs: the one that is, or `null` for none of those shown.
   *
   * @returns the outcome that follows, as `lookAgain` does.
   */
  identify(
    answer: { id: string; mine: TransactionSummary | null; shown: readonly TransactionSummary[] },
    options?: LookOptions,
  ): Promise<OrderOutcome | null>
  /** Forgets a confirmed order: the customer has seen its number. One that is still open, or lapsed, stays. */
  acknowledge(order: { id: string }): void
}
