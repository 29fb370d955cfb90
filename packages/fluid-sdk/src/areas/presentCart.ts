import type { CallOptions } from '../calls/callOptions'
import { callUnlessNone } from '../calls/callUnlessNone'
import type { Caller, FluidContext } from '../calls/context'
import type { WireCallOptions } from '../calls/wireCalls'
import { toCartLines } from './cartLine'
import type { CartLine } from './cartLine'
import { createKeptCart, isGoneCart } from './keptCart'
import type { KeptCart } from './keptCart'

/** The cart that a customer's calls go to, and what becomes of them when the merchant knows it no more. */
export interface PresentCart extends KeptCart {
  /**
   * Sends a write, to a new cart where there is none, and once more to a new one when the present one is gone: then it
   * has not happened.
   */
  write<T>(options: CallOptions | undefined, send: (caller: Caller, cartId: string) => Promise<T>): Promise<T>
  /** Asks the present cart, and gives `none` where there is none, or in place of what a gone one held. It makes none. */
  ask<T>(
    options: CallOptions | undefined,
    ask: (caller: Caller, cartId: string) => Promise<T>,
    none: T,
  ): Promise<{ id: string | null; found: T }>
  /** Lists what a cart of the caller holds; a closed one holds nothing. Refused when the merchant does not know it. */
  listLines(caller: Caller, cartId: string, options?: CallOptions): Promise<CartLine[]>
  /** Takes a line out of a cart or a list. */
  deleteLine(
    caller: Caller,
    line: { cartId: string; lineId: number; productId: string },
    options?: Pick<WireCallOptions, 'signal' | 'isKeptAlive'>,
  ): Promise<void>
  /** Adds what one cart or list holds to another. */
  copyLines(caller: Caller, way: { from: string; to: string }, options?: CallOptions): Promise<void>
  /** Does a write to a cart that `watch` is to see. */
  change<T>(cartId: string, write: () => Promise<T>): Promise<T>
  /**
   * Watches what this page writes to a cart.
   *
   * @returns whether nothing was under way from then on: what was read of the cart meanwhile then still holds.
   */
  watch(cartId: string): () => boolean
}

/** The carts by context, so that what one area learns of the cart, all areas of that context know. */
const carts = new WeakMap<FluidContext, PresentCart>()

/** The present cart of a context. */
export function presentCart(context: FluidContext): PresentCart {
  const present = carts.get(context) ?? createPresentCart(context)
  carts.set(context, present)
  return present
}

function createPresentCart(context: FluidContext): PresentCart {
  const kept = createKeptCart(context)
  /** The writes of this page by cart: how many have begun and ended, and how many are under way. */
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
    ...kept,
    change,
    async write(options, send) {
      const caller = await context.readCaller(options)
      const cartId = await kept.get(caller, options)
      try {
        return await change(cartId, () => send(caller, cartId))
      } catch (error) {
        if (!isGoneCart(error)) throw error
        kept.markGone(cartId)
        const next = await kept.get(caller, options)
        return change(next, () => send(caller, next))
      }
    },
    async ask(options, ask, none) {
      const caller = await context.readCaller(options)
      const id = kept.peek(caller)
      if (id === null) return { id, found: none }
      try {
        return { id, found: await ask(caller, id) }
      } catch (error) {
        if (!isGoneCart(error)) throw error
        kept.markGone(id)
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
