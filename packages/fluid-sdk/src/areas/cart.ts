import { cartTotals } from '../arithmetic/money'
import type { CartTotals } from '../arithmetic/money'
import { mergeTally, tallyQuantity } from '../arithmetic/tally'
import type { TallyLength } from '../arithmetic/tally'
import type { CallOptions } from '../calls/wireCalls'
import type { Caller, FluidContext } from '../calls/context'
import { number } from '../calls/decode'
import { FluidError, FluidFieldError, isSessionGone } from '../errors'
import type { WireAddCartProduct } from '../wire/cart'
import { withCartLock } from './cartLock'
import { readTally } from './cartLine'
import type { CartLine } from './cartLine'
import { chargeProducts } from './chargeProducts'
import { currentCart } from './currentCart'
import { takeOutCharges } from './takeOutCharges'

export interface Cart {
  /** Empty where there is no cart yet. `open`, or the first added product, creates one. */
  id: string
  lines: CartLine[]
  /**
   * The totals of the goods, without a delivery charge. `null` when the merchant's settings cannot be read, because
   * they decide whether prices include tax.
   */
  totals: CartTotals | null
  /** The stored cart no longer exists and this new one replaces it. Let the customer know. */
  isReplacement: boolean
}

export interface AddToCartInput {
  productId: string
  unit: string
  /** Counted in the line's unit. For a tally product it follows from `tally` and may be left out. */
  quantity?: number
  tally?: TallyLength[]
}

export interface UpdateCartLineInput extends AddToCartInput {
  lineId: number
  /**
   * The cart of the line. Lines of two carts may have the same number, so nothing is sent when another cart has
   * replaced this one. Default: the current cart.
   */
  cartId?: string
}

/** The customer's cart. The first write that needs a cart creates it; it survives signing out and in. */
export interface CartArea {
  /**
   * Reads the cart without creating one, so the call may be repeated. Returns an empty cart without an id when none
   * is stored or the stored one no longer exists.
   *
   * Wire: `getCartContents`, and no call when none is stored; `getWidgetConfiguration` once a session, for the
   * totals.
   *
   * @example
   * const { lines, totals } = await client.cart.read()
   * if (totals) say(formatMoney(totals.total, client.configuration))
   */
  read(options?: CallOptions): Promise<Cart>
  /**
   * Reads the cart, creating one first if needed; concurrent callers share the new cart. When the answer to the
   * creation is lost, its outcome cannot be read: let the customer decide whether to try again.
   *
   * Wire: `createCart`, `getCartContents`.
   */
  open(options?: CallOptions): Promise<Cart>
  /**
   * Adds a product to the cart, or raises its quantity when the line exists.
   *
   * Wire: `addCartProduct`. For a tally product `quoteQty` is the tally's total.
   *
   * @returns the id of the line, 0 when the back end omits it.
   * @throws {FluidFieldError} when the quantity is not above 0, before anything is sent, or the merchant refuses it.
   * @example
   * await client.cart.addProduct({ productId: 'PINE9045', unit: 'ea', quantity: 12 })
   */
  addProduct(input: AddToCartInput, options?: CallOptions): Promise<number>
  /**
   * Sets a line's quantity or tally.
   *
   * Wire: `updateCartProduct`.
   *
   * @returns the id of the line; `null` when the cart named by `cartId`, and the line with it, is gone.
   */
  updateLine(input: UpdateCartLineInput, options?: CallOptions): Promise<number | null>
  /**
   * Removes a line from the current cart, or from the cart named by `cartId` if it is still the current one. Wire:
   * `deleteCartProduct`.
   */
  removeLine(
    input: Pick<UpdateCartLineInput, 'cartId' | 'lineId' | 'productId'>,
    options?: CallOptions,
  ): Promise<void>
  /**
   * Removes delivery charges from the cart, such as those copied with an old order. Does nothing while this cart is
   * being ordered (the charge belongs to that order), copied into or saved as a list.
   *
   * Wire: `getCartContents`, `deleteCartProduct` for each; no call when this device knows no charge.
   *
   * @returns the removed lines.
   */
  takeOutCharges(options?: CallOptions): Promise<CartLine[]>
  /** Lists the products known on this device to be delivery charges. */
  listChargeProducts(): Promise<string[]>
  /** Lists the lengths of a tally line. Wire: `getCartTallies`. */
  listTally(input: { lineId: number }, options?: CallOptions): Promise<TallyLength[]>
  /** Starts a new, empty cart in place of the current one. Wire: `createCart`. */
  reset(options?: CallOptions): Promise<Cart>
}

const LINE_FIELDS = {
  productID: 'productId',
  UOM: 'unit',
  quoteQty: 'quantity',
  tallyLength: 'tally',
} satisfies Record<string, keyof AddToCartInput>

type Totalling = Parameters<typeof cartTotals>[1]

/** An empty cart has the same totals with and without tax. */
const NO_TAX: Totalling = { isTaxInclusive: false }

/** Creates the area of the customer's cart. */
export function createCartArea(context: FluidContext): CartArea {
  const current = currentCart(context)

  /** Reads how the merchant's prices are totalled. The goods can be read without it. */
  async function readTotalling(options?: CallOptions): Promise<Totalling | null> {
    try {
      return await context.readSettings(options)
    } catch (error) {
      options?.signal?.throwIfAborted()
      if (error instanceof FluidError && !isSessionGone(error)) return null
      throw error
    }
  }

  async function read(options?: CallOptions): Promise<Cart> {
    const list = (caller: Caller, cartId: string) =>
      Promise.all([current.listLines(caller, cartId, options), readTotalling(options)])
    const { id, found } = await current.ask(options, list, [[], NO_TAX])
    const [lines, taxed] = found
    const isReplacement = id !== null && current.takeNews(id)
    return { id: id ?? '', lines, totals: taxed && goodsTotals(lines, taxed), isReplacement }
  }

  return {
    read,
    async open(options) {
      const cart = await read(options)
      if (cart.id) return cart
      await current.get(await context.readCaller(options), options)
      return read(options)
    },
    addProduct: (input, options) =>
      current.write(options, async (caller, cartId) => {
        const payload = linePayload(input, caller, cartId, 'addCartProduct')
        const answer = await context.write('addCartProduct', payload, {
          ...options,
          caller,
          fields: LINE_FIELDS,
        })
        return number(answer?.lineID) ?? 0
      }),
    async updateLine(input, options) {
      const update = async (caller: Caller, cartId: string) => {
        if (isOfAnother(cartId, input)) return null
        const line = linePayload(input, caller, cartId, 'updateCartProduct')
        const payload = { ...line, lineId: input.lineId }
        const answer = await context.write('updateCartProduct', payload, {
          ...options,
          caller,
          isKeepalive: true,
          fields: LINE_FIELDS,
        })
        return number(answer?.lineID) ?? input.lineId
      }
      if (input.cartId === undefined) return current.write(options, update)
      const updateIn = (caller: Caller, cartId: string) =>
        current.change(cartId, () => update(caller, cartId))
      return (await current.ask(options, updateIn, null)).found
    },
    async removeLine(line, options) {
      const remove = async (caller: Caller, cartId: string) => {
        if (isOfAnother(cartId, line)) return
        await current.deleteLine(caller, { ...line, cartId }, { ...options, isKeepalive: true })
      }
      // A line is gone with its cart, so there is nothing to send to the new cart.
      await current.ask(options, remove, undefined)
    },
    async takeOutCharges(options) {
      const takeOut = (caller: Caller, cartId: string) =>
        withCartLock(context, cartId, {
          whenFree: async () => (await takeOutCharges(context, { caller, cartId }, options)).charges,
          whenHeld: () => [],
        })
      return (await current.ask(options, takeOut, [])).found
    },
    listChargeProducts: () => Promise.resolve(chargeProducts(context)),
    async listTally({ lineId }, options) {
      const read = (caller: Caller, sessionID: string) =>
        readTally(context, { sessionID, lineNo: lineId }, { ...options, caller })
      return (await current.ask(options, read, [])).found
    },
    async reset(options) {
      const caller = await context.readCaller(options)
      return {
        id: await current.replace(caller, current.peek(caller), options),
        lines: [],
        totals: goodsTotals([], NO_TAX),
        isReplacement: false,
      }
    },
  }
}

function goodsTotals(lines: readonly CartLine[], totalling: Totalling): CartTotals {
  return cartTotals(
    lines.filter((line) => !line.isDeliveryCharge),
    totalling,
  )
}

/** Returns whether a line belongs to a cart other than the current one. */
function isOfAnother(currentId: string, { cartId }: Pick<UpdateCartLineInput, 'cartId'>): boolean {
  return cartId !== undefined && cartId !== currentId
}

/** Encodes a line for the wire. The price of a tally product follows from its pieces. */
function linePayload(
  { productId, unit, quantity = 0, tally = [] }: AddToCartInput,
  caller: Caller,
  sessionID: string,
  operation: string,
): WireAddCartProduct {
  const pieces = mergeTally(tally)
  const quoteQty = pieces.length > 0 ? tallyQuantity(pieces) : quantity
  if (!(quoteQty > 0 && quoteQty < Number.MAX_SAFE_INTEGER)) {
    throw new FluidFieldError([{ field: 'quantity', msg: 'The quantity must be above 0' }], operation)
  }
  return {
    UOM: unit,
    customerID: caller.user.customerId,
    productID: productId,
    quoteQty,
    sessionID,
    tallyLength: pieces.map(({ length, quantity: qty }) => ({ length: length / 1000, qty })),
    unitSell: 0,
  }
}
