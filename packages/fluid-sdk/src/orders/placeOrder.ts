import type { Cart } from '../areas/cart'
import type { DeliveryAddress } from '../areas/checkout'
import type { FluidError } from '../errors'
import type { Money } from '../money'

export type OrderKind = 'Order' | 'Quote'

/** What the customer filled in and saw when they pressed. */
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
}

/** Where an order stands while it is placed; told as it changes. */
export type OrderPhase = 'checkingCart' | 'pricingDelivery' | 'sending' | 'stillWaiting'

/** How placing an order ended. */
export type OrderOutcome =
  | { status: 'confirmed'; kind: OrderKind; number: string }
  /** Nothing was sent: the cart is not the one the customer saw. */
  | { status: 'cartChanged'; cart: Cart }
  /** Nothing was sent: the delivery costs something else than was shown. */
  | { status: 'chargeChanged'; charge: Money | null }
  /** Nothing was sent: another tab is sending this cart. */
  | { status: 'inAnotherTab' }
  /** Nothing was sent: a call before the order failed. */
  | { status: 'notSent'; error: FluidError }
  /** It was sent, and no clear answer came. It may have been placed. Never invite a second press. */
  | { status: 'unconfirmed'; error: FluidError }

export interface PlaceOrderOptions {
  /** Told as the order goes from one phase to the next. */
  onPhase?: (phase: OrderPhase) => void
  /** Sends what the customer changed in the cart and has not been sent yet; waited for before the cart is read. */
  settleCart?: () => Promise<void>
}

/** Placing an order so that it is placed once. */
export interface OrdersArea {
  /**
   * Places the cart as an order or a quote.
   *
   * Wire: `getCartContents`, the delivery chain, `getCustomerTransactions`, one `processComplete`. It never rejects
   * and cannot be aborted: once sent, an order is only ever confirmed or unconfirmed. While one is under way, placing
   * the same cart again joins it. Once confirmed, the cart's id is forgotten: the next cart read is a new one.
   *
   * @example
   * const outcome = await client.orders.place({ kind: 'Order', seenCart, ...form })
   * if (outcome.status === 'confirmed') showNumber(outcome.number)
   */
  place(input: PlaceOrderInput, options?: PlaceOrderOptions): Promise<OrderOutcome>
}
