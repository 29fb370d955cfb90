import { cartTotals } from '../arithmetic/money'
import type { CartTotals } from '../arithmetic/money'
import { mergeTally, tallyQuantity } from '../arithmetic/tally'
import type { TallyLength } from '../arithmetic/tally'
import type { CallOptions } from '../calls/callOptions'
import type { Caller, FluidContext } from '../calls/context'
import { number } from '../calls/decode'
import { FluidError, FluidFieldError, isSessionGone } from '../errors'
import type { WireAddCartProduct } from '../wire/cart'
import { withCartLock } from './cartLock'
import type { CartLine } from './cartLine'
import { chargeProducts } from './chargeProducts'
import { presentCart } from './presentCart'
import { readTally } from './readTally'
import { takeOutCharges } from './takeOutCharges'

export interface Cart {
  /** Empty where there is no cart yet: `open`, or the first product that is added, makes one. */
  id: string
  lines: CartLine[]
  /**
   * The figures under the goods; a delivery's charge is in none of them. `null` where the merchant's settings cannot be
   * read, which say whether prices include tax.
   */
  totals: CartTotals | null
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
  /**
   * The cart whose line is meant. Lines of two carts may have the same number: where another cart has taken this one's
   * place, nothing is sent to it. Default: whichever cart is the present one.
   */
  cartId?: string
}

/** The customer's cart. It is made by the first write that needs one, and found again after signing out and in. */
export interface CartArea {
  /**
   * Reads the cart. It makes none, so that it may be repeated: where none is kept, or the kept one is gone, it gives an
   * empty one without an id.
   *
   * Wire: `getCartContents`, and nothing where none is kept; `getWidgetConfiguration` once a session, for the totals.
   *
   * @example
   * const { lines, totals } = await client.cart.read()
   * if (totals) say(formatMoney(totals.total, client.configuration))
   */
  read(options?: CallOptions): Promise<Cart>
  /**
   * Reads the cart, making one first where there is none, once for everyone who asks meanwhile. What becomes of a new
   * cart whose answer was lost cannot be read: leave it to the customer whether to ask again.
   *
   * Wire: `createCart`, `getCartContents`.
   */
  open(options?: CallOptions): Promise<Cart>
  /**
   * Adds a product to the cart, or raises its quantity when the line exists.
   *
   * Wire: `addCartProduct`. For a tally product `quoteQty` is the tally's total.
   *
   * @returns the id of the line, 0 where the back end does not tell it.
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
   * @returns the id of the line; `null` when it went with the cart that `cartId` names.
   */
  updateLine(input: UpdateCartLineInput, options?: CallOptions): Promise<number | null>
  /** Takes a line out of the cart, or of the cart that `cartId` names if that is still there. Wire: `deleteCartProduct`. */
  removeLine(
    input: Pick<UpdateCartLineInput, 'cartId' | 'lineId' | 'productId'>,
    options?: CallOptions,
  ): Promise<void>
  /**
   * Takes delivery charges out of the cart, as after a copy that brought an old delivery along. Nothing is touched while
   * this cart is ordered, whose charge it is, copied into or saved as a list.
   *
   * Wire: `getCartContents`, `deleteCartProduct` for each; nothing where this device knows no charge.
   *
   * @returns the lines that went.
   */
  takeOutCharges(options?: CallOptions): Promise<CartLine[]>
  /** Lists the products that are known on this device to stand for a delivery's charge. */
  listChargeProducts(): Promise<string[]>
  /** Lists the lengths of a tally line. Wire: `getCartTallies`. */
  listTally(input: { lineId: number }, options?: CallOptions): Promise<TallyLength[]>
  /** Starts a new, empty cart in place of the present one. Wire: `createCart`. */
  reset(options?: CallOptions): Promise<Cart>
}

const LINE_FIELDS = {
  productID: 'productId',
  UOM: 'unit',
  quoteQty: 'quantity',
  tallyLength: 'tally',
} satisfies Record<string, keyof AddToCartInput>

type Totalling = Parameters<typeof cartTotals>[1]

/** Nothing comes to the same with tax and without. */
const NO_TAX: Totalling = { isTaxInclusive: false }

/** Makes the area that keeps the customer's cart. */
export function createCartArea(context: FluidContext): CartArea {
  const present = presentCart(context)

  /** Reads how the merchant's prices are added up; without that the goods can be read all the same. */
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
      Promise.all([present.listLines(caller, cartId, options), readTotalling(options)])
    const { id, found } = await present.ask(options, list, [[], NO_TAX])
    const [lines, taxed] = found
    const isReplacement = id !== null && present.takeNews(id)
    return { id: id ?? '', lines, totals: taxed && goodsTotals(lines, taxed), isReplacement }
  }

  return {
    read,
    async open(options) {
      const cart = await read(options)
      if (cart.id) return cart
      await present.get(await context.readCaller(options), options)
      return read(options)
    },
    addProduct: (input, options) =>
      present.write(options, async (caller, cartId) => {
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
          isKeptAlive: true,
          fields: LINE_FIELDS,
        })
        return number(answer?.lineID) ?? input.lineId
      }
      if (input.cartId === undefined) return present.write(options, update)
      const updateIn = (caller: Caller, cartId: string) =>
        present.change(cartId, () => update(caller, cartId))
      return (await present.ask(options, updateIn, null)).found
    },
    async removeLine(line, options) {
      const remove = async (caller: Caller, cartId: string) => {
        if (isOfAnother(cartId, line)) return
        await present.deleteLine(caller, { ...line, cartId }, { ...options, isKeptAlive: true })
      }
      // A line of a cart that is gone is gone with it: there is nothing to send to the new one.
      await present.ask(options, remove, undefined)
    },
    async takeOutCharges(options) {
      const takeOut = (caller: Caller, cartId: string) =>
        withCartLock(context, cartId, {
          whenFree: async () => (await takeOutCharges(context, { caller, cartId }, options)).charges,
          whenHeld: () => [],
        })
      return (await present.ask(options, takeOut, [])).found
    },
    listChargeProducts: () => Promise.resolve(chargeProducts(context)),
    async listTally({ lineId }, options) {
      const read = (caller: Caller, sessionID: string) =>
        readTally(context, { sessionID, lineNo: lineId }, { ...options, caller })
      return (await present.ask(options, read, [])).found
    },
    async reset(options) {
      const caller = await context.readCaller(options)
      return {
        id: await present.replace(caller, present.peek(caller), options),
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

/** Tells whether a line is of a cart that is not the present one any more. */
function isOfAnother(presentId: string, { cartId }: Pick<UpdateCartLineInput, 'cartId'>): boolean {
  return cartId !== undefined && cartId !== presentId
}

/** Spells a line as the wire wants it. What a tally product costs follows from its pieces. */
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
