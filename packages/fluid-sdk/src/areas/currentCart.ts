import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions, WireCallOptions } from '../calls/wireCalls'
import type { Caller, FluidContext } from '../calls/context'
import { toCartLines } from './cartLine'
import type { CartLine } from './cartLine'
import { createStoredCart, isGoneCart } from './storedCart'
import type { StoredCart } from './storedCart'

/** The cart that a customer's calls go to, and how they continue when the merchant no longer knows it. */
export interface CurrentCart extends StoredCart {
  /**
   * Sends a write, to a new cart when there is none. When the current cart no longer exists the write has not
   * happened, and is sent once more to a new one.
   */
  write<T>(options: CallOptions | undefined, send: (caller: Caller, cartId: string) => Promise<T>): Promise<T>
  /** Queries the current cart, and returns `none` when there is none or it no longer exists. Never creates one. */
  ask<T>(
    options: CallOptions | undefined,
    ask: (caller: Caller, cartId: string) => Promise<T>,
    none: T,
  ): Promise<{ id: string | null; found: T }>
  /** Lists the lines of a cart of the caller; a closed one has none. The merchant refuses an unknown cart. */
  listLines(caller: Caller, cartId: string, options?: CallOptions): Promise<CartLine[]>
  /** Removes a line from a cart or a list. */
  deleteLine(
    caller: Caller,
    line: { cartId: string; lineId: number; productId: string },
    options?: Pick<WireCallOptions, 'signal' | 'isKeepalive'>,
  ): Promise<void>
  /** Adds the lines of one cart or list to another. */
  copyLines(caller: Caller, way: { from: string; to: string }, options?: CallOptions): Promise<void>
  /** Makes a change to a cart, visible to `watch`. */
  change<T>(cartId: string, write: () => Promise<T>): Promise<T>
  /**
   * Watches for this page's writes to a cart.
   *
   * @returns a function: whether no write has been under way since, so that the cart as read meanwhile is still
   * current.
   */
  watch(cartId: string): () => boolean
}

/** The carts by context, so that all areas of a context share them. */
const carts = new WeakMap<FluidContext, CurrentCart>()

/** Returns the current cart of a context. */
export function currentCart(context: FluidContext): CurrentCart {
  const current = carts.get(context) ?? createCurrentCart(context)
  carts.set(context, current)
  return current
}

function createCurrentCart(context: FluidContext): CurrentCart {
  const stored = createStoredCart(context)
  /** This page's writes by cart: how many have begun and ended, and how many are under way. */
  const writes = new Map<string, { turns: number; open: number }>()
  const writesOf = (cartId: string) => writes.get(cartId) ?? { turns: 0, open: 0 }

  async function change<T>(cartId: string, write: () => Promise<T>): Promise<T> {
    const turn = (by: number) => {
      const { turns, open } = writesOf(cartId)
      writes.set(cartId, { turns: turns + 1, open: open + by })
    }
    turn(1)
    try {
      return await write()
    } finally {
      turn(-1)
    }
  }

  return {
    ...stored,
    change,
    async write(options, send) {
      const caller = await context.readCaller(options)
      const cartId = await stored.get(caller, options)
      try {
        return await change(cartId, () => send(caller, cartId))
      } catch (error) {
        if (!isGoneCart(error)) throw error
        stored.markGone(cartId)
        const next = await stored.get(caller, options)
        return change(next, () => send(caller, next))
      }
    },
    async ask(options, ask, none) {
      const caller = await context.readCaller(options)
      const id = stored.peek(caller)
      if (id === null) return { id, found: none }
      try {
        return { id, found: await ask(caller, id) }
      } catch (error) {
        if (!isGoneCart(error)) throw error
        stored.markGone(id)
        return { id: null, found: none }
      }
    },
    async listLines(caller, sessionID, options) {
      const payload = { sessionID, tpaID: caller.user.userId, userName: caller.session.username }
      const answer = await callUnlessNone(context, 'getCartContents', payload, { ...options, caller })
      return toCartLines(answer?.CartContents, context)
    },
    async deleteLine(caller, { cartId, lineId, productId }, options) {
      const payload = { productID: productId, sessionID: cartId, lineID: lineId }
      const fields = { productID: 'productId', lineID: 'lineId' }
      await change(cartId, () => context.write('deleteCartProduct', payload, { ...options, caller, fields }))
    },
    async copyLines(caller, { from, to }, options) {
      const { deviceId } = context.configuration
      const payload = { deviceID: deviceId, fromSessionID: from, toSessionID: to }
      const fields = { fromSessionID: 'listId' }
      await change(to, () => context.write('copyCartToCart', payload, { ...options, caller, fields }))
    },
    watch(cartId) {
      const { turns } = writesOf(cartId)
      return () => writesOf(cartId).turns === turns && writesOf(cartId).open === 0
    },
  }
}
