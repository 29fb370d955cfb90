import type { TallyLength } from '../arithmetic/tally'
import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions, CopyOptions } from '../calls/wireCalls'
import type { Caller, FluidContext } from '../calls/context'
import { rows, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import { FluidFieldError, FluidNoRecordsError } from '../errors'
import type { WireCustomList } from '../wire/cart'
import { readTally, toCartLines } from './cartLine'
import type { CartLine } from './cartLine'
import { currentCart, isGoneCart, isUnknownCart } from './currentCart'
import { saveCart, saveTransaction } from './savedCart'
import type { TransactionId } from './transactionSummary'
import { whileCartIsFree } from './cartLock'

/** Named goods that can be added to the cart again. */
export interface CustomList {
  /** The wire's `cartSessionId`: a list is a cart session. */
  id: string
  name: string
  /** Offered by the merchant to every customer: it can be copied, but not changed. */
  isGeneric: boolean
  /** In the merchant's order, at today's prices. */
  lines: CartLine[]
}

/** The customer's lists, and those the merchant offers to everyone. */
export interface ListsArea {
  /** Lists all of them with their lines. Wire: `getCustomLists`. */
  list(options?: CallOptions): Promise<CustomList[]>
  /**
   * Saves the cart's goods as a list, replacing a list of exactly the same name. The cart stays as it is.
   *
   * Wire: `deleteCartProduct` for each delivery charge (charges are not goods), then `saveCustomList`. When the back
   * end turns the cart itself into the list, `createCart` and `copyCartToCart` follow, and the customer continues
   * with the copy: read the cart again. If those two fail, nothing is lost: the list is saved, the cart is that list
   * and still shows the goods, and a change to one changes both until saving under the same name again separates
   * them.
   *
   * @returns the id of the list, empty when the back end omits it.
   * @throws {FluidFieldError} when there is no name, no cart, or a delivery charge in one whose order may have been
   * placed; while this cart is ordered, copied into or saved as a list, in this tab or another; and when the merchant
   * refuses.
   * @example
   * const listId = await client.lists.save({ name: 'Deck, 4 x 6' })
   */
  save(input: { name: string }, options?: CallOptions): Promise<string>
  /**
   * Saves the goods of an order, a quote or an invoice as a list, at today's prices, replacing a list of exactly the
   * same name. The customer's cart is not touched. The delivery charge is left out, unless `onUnknownCharge` is
   * called.
   *
   * Wire: `createCart`, `copyTranToCart` into it, `saveCustomList`.
   *
   * @returns the id of the list, empty when the back end omits it.
   * @throws {FluidFieldError} when there is no name, and when the merchant refuses.
   */
  saveTransaction(input: TransactionId & { name: string }, options?: CopyOptions): Promise<string>
  /**
   * Deletes a list.
   *
   * Wire: `deleteCustomList`. Never sent for the cart that the customer is filling.
   *
   * @throws {FluidFieldError} before anything is sent when `list` returned it as generic or it is the current cart;
   * and when the merchant refuses.
   */
  remove(input: { listId: string }, options?: CallOptions): Promise<void>
  /**
   * Removes a line from a list.
   *
   * Wire: `deleteCartProduct`, `sessionID` being the list's id.
   *
   * @throws {FluidFieldError} before anything is sent when `list` returned the list as generic; and when the merchant
   * refuses.
   */
  removeLine(
    input: { listId: string; lineId: number; productId: string },
    options?: CallOptions,
  ): Promise<void>
  /** Lists the lengths of a tally line of a list. Wire: `getCartTallies`, `sessionID` being the list's id. */
  listTally(input: { listId: string; lineId: number }, options?: CallOptions): Promise<TallyLength[]>
  /**
   * Adds a list's goods to the cart. When the cart no longer exists, a new one replaces it and gets the goods.
   *
   * Wire: `copyCartToCart`.
   *
   * @throws {FluidNoRecordsError} when the list no longer exists; the cart is unchanged.
   * @throws {FluidFieldError} when the list is the current cart, or the merchant refuses; also while this cart is
   * ordered, copied into or saved as a list, in this tab or another.
   */
  copyToCart(input: { listId: string }, options?: CallOptions): Promise<void>
}

/** Creates the area of the customer's lists. */
export function createListsArea(context: FluidContext): ListsArea {
  const cart = currentCart(context)
  /** The generic lists read so far. The back end itself refuses a change of any other. */
  const genericIds = new Set<string>()

  function refuseGeneric(listId: string, operation: string) {
    if (genericIds.has(listId)) refuse('A generic list cannot be changed', operation)
  }

  /** Returns whether a copy was refused for the list. A closed cart reads as empty, so one with goods is open. */
  async function isListGone(
    refused: unknown,
    caller: Caller,
    cartId: string,
    options?: CallOptions,
  ): Promise<boolean> {
    try {
      const lines = await cart.listLines(caller, cartId, options)
      return lines.length > 0 || isUnknownCart(refused)
    } catch (error) {
      if (isGoneCart(error)) return false
      throw error
    }
  }

  return {
    async list(options) {
      const caller = await context.readCaller(options)
      const payload = { custID: caller.user.customerId }
      const answer = await callUnlessNone(context, 'getCustomLists', payload, { ...options, caller })
      const lists = rows(answer?.CustomLists).flatMap((row) => toCustomList(row, context) ?? [])
      for (const { id, isGeneric } of lists) if (isGeneric) genericIds.add(id)
      return lists
    },
    save: (input, options) => saveCart(context, input, options),
    saveTransaction: (input, options) => saveTransaction(context, input, options),
    async remove({ listId }, options) {
      refuseGeneric(listId, 'deleteCustomList')
      const caller = await context.readCaller(options)
      if (listId === cart.peek(caller)) {
        refuse('This list is your present cart and cannot be deleted', 'deleteCustomList')
      }
      const fields = { sessionID: 'listId' }
      await context.write('deleteCustomList', { sessionID: listId }, { ...options, caller, fields })
    },
    async removeLine({ listId, ...line }, options) {
      refuseGeneric(listId, 'deleteCartProduct')
      const caller = await context.readCaller(options)
      await cart.deleteLine(caller, { ...line, cartId: listId }, options)
    },
    async listTally({ listId, lineId }, options) {
      const caller = await context.readCaller(options)
      return readTally(context, { sessionID: listId, lineNo: lineId }, { ...options, caller })
    },
    async copyToCart({ listId }, options) {
      const operation = 'copyCartToCart'
      await cart.write(options, async (caller, cartId) => {
        if (listId === cartId) refuse('This list is your present cart', operation)
        try {
          await whileCartIsFree(context, { cartId, operation }, () =>
            cart.copyLines(caller, { from: listId, to: cartId }, options),
          )
        } catch (error) {
          if (!isGoneCart(error) || !(await isListGone(error, caller, cartId, options))) throw error
          // Rethrown unchanged, it would be taken for a refusal of the cart, and the cart would be replaced.
          throw new FluidNoRecordsError('This list is no longer there', operation, { cause: error })
        }
      })
    },
  }
}

/** Decodes a list; one without an id is dropped. */
function toCustomList(row: NonNullable<Untrusted<WireCustomList>>, context: FluidContext): CustomList | null {
  const id = text(row.cartSessionId)
  if (!id) return null
  return {
    id,
    name: text(row.name).trim() || id,
    isGeneric: text(row.type).trim().toLowerCase() === 'generic',
    lines: toCartLines(row.contents, context),
  }
}

function refuse(msg: string, operation: string): never {
  throw new FluidFieldError([{ field: 'listId', msg }], operation)
}
