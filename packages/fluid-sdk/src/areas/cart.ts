import type { Money } from '../money'
import type { TallyLength } from '../tally'
import type { CallOptions } from './session'

export interface CartLine {
  id: number
  productId: string
  name: string
  /** Address of the picture, or `null`. */
  image: string | null
  /** Counts the unit, to 3 decimals; the total length on a tally line. */
  quantity: number
  unit: string
  /** `null`: price on request. */
  unitPrice: Money | null
  /** Tax of one unit. */
  unitTax: Money
  isTally: boolean
  /** The price of the delivery, put there while an order is placed: not counted as goods. */
  isDeliveryCharge: boolean
}

export interface Cart {
  id: string
  lines: CartLine[]
  /** The cart that was kept is gone, and this is a new one in its place. Say so. */
  isReplacement: boolean
}

export interface AddToCartInput {
  productId: string
  unit: string
  /** Counts the unit; on a tally product it follows from `tally` and may be left out. */
  quantity?: number
  tally?: TallyLength[]
}

export interface UpdateCartLineInput extends AddToCartInput {
  lineId: number
}

/** The customer's cart. It is made when none is kept, and found again after signing out and in. */
export interface CartArea {
  /** Reads the cart, making one when there is none. Wire: `getCartContents`, `createCart`. */
  read(options?: CallOptions): Promise<Cart>
  /**
   * Adds a product to the cart, or raises its quantity when the line exists.
   *
   * Wire: `addCartProduct`. For a tally product `quoteQty` is the tally's total.
   *
   * @returns the id of the line.
   * @throws {FluidFieldError} when the merchant refuses the quantity.
   * @example
   * await client.cart.addProduct({ productId: 'PINE9045', unit: 'ea', quantity: 12 })
   */
  addProduct(input: AddToCartInput, options?: CallOptions): Promise<number>
  /** Sets a line's quantity or tally. Wire: `updateCartProduct`. @returns the id of the line. */
  updateLine(input: UpdateCartLineInput, options?: CallOptions): Promise<number>
  /** Takes a line out of the cart. Wire: `deleteCartProduct`. */
  removeLine(input: { lineId: number; productId: string }, options?: CallOptions): Promise<void>
  /** Lists the lengths of a tally line. Wire: `getCartTallies`. */
  listTally(input: { lineId: number }, options?: CallOptions): Promise<TallyLength[]>
  /** Starts a new, empty cart in place of the present one. Wire: `createCart`. */
  reset(options?: CallOptions): Promise<Cart>
}
