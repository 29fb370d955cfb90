import { text } from '../calls/decode'
import { untilAborted } from '../calls/signals'
import { callUnlessNone } from '../calls/wireCalls'
import type { CallOptions, WireCallOptions } from '../calls/wireCalls'
import type { Caller, FluidContext } from '../calls/context'
import type { User } from '../calls/user'
import { FluidApiError, FluidFieldError } from '../errors'
import { toCartLines } from './cartLine'
import type { CartLine } from './cartLine'

const LONGEST_ID = 1_000

/** The id of each customer's cart: stored by merchant and user, created when a write needs one. */
interface StoredCart {
  /** Returns the stored id; `null` when there is none, or the merchant no longer knows that cart. */
  peek(caller: Caller): string | null
  /** Returns the stored id, or that of a new cart. A new cart in place of a gone one is reported by `takeNews`. */
  get(caller: Caller, options?: CallOptions): Promise<string>
  /** Returns a new cart's id in place of `current`, unless another call or tab has replaced that one already. */
  replace(caller: Caller, current: string | null, options?: CallOptions): Promise<string>
  /** Records that the merchant no longer knows a cart. The next `get` replaces it. */
  markGone(id: string): void
  /**
   * Returns a new cart's id in place of `current`, once `fill` has added the goods. Until then, and when `fill`
   * fails, `current` stays the customer's cart.
   */
  replaceFilled(caller: Caller, current: string, fill: (id: string) => Promise<unknown>): Promise<string>
  /** Returns, once, whether a cart has replaced a gone one. */
  takeNews(id: string): boolean
}

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

/** Creates the cart store of one client. */
function createStoredCart(context: FluidContext): StoredCart {
  const creating = new Map<string, Promise<string>>()
  const gone = new Set<string | null>()
  const news = new Set<string>()

  async function create(
    caller: Caller,
    current: string | null,
    fill?: (id: string) => Promise<unknown>,
  ): Promise<string> {
    const id = await createCart(context, caller)
    await fill?.(id)
    // Another tab may have been quicker: its cart is then the customer's, and this one is discarded.
    const stored = storedCartId(context.storage, caller)
    if (stored && stored !== current) return stored
    context.storage.set(nameOf(caller), id)
    gone.delete(id)
    return id
  }

  function replace(caller: Caller, current: string | null, options?: CallOptions): Promise<string> {
    const stored = storedCartId(context.storage, caller)
    if (stored && stored !== current) return Promise.resolve(stored)
    const key = `${caller.session.id} ${nameOf(caller)}`
    const work = creating.get(key) ?? create(caller, current).finally(() => creating.delete(key))
    creating.set(key, work)
    return untilAborted(work, options?.signal)
  }

  return {
    peek(caller) {
      const stored = storedCartId(context.storage, caller)
      return gone.has(stored) ? null : stored
    },
    async get(caller, options) {
      // A gone cart stays stored until another replaces it, so that a page loaded in between reports it too.
      const stored = storedCartId(context.storage, caller)
      const isReplaced = gone.has(stored)
      const id = await replace(caller, isReplaced ? stored : null, options)
      if (isReplaced) news.add(id)
      return id
    },
    replace,
    markGone: (id) => void gone.add(id),
    replaceFilled: create,
    takeNews: (id) => news.delete(id),
  }
}

/** Creates a cart on the merchant's side, which has no owner until it is stored. @returns its id. */
export async function createCart(
  context: FluidContext,
  caller: Caller,
  options?: CallOptions,
): Promise<string> {
  const payload = {
    customerID: caller.user.customerId,
    deviceID: context.configuration.deviceId,
    sessionType: context.portal.sessionType,
  }
  const answer = await context.call('createCart', payload, { ...options, caller })
  const id = text(answer?.cartSessionId)
  if (!isCartId(id)) throw new FluidApiError('cartSessionId is undefined', 'createCart')
  return id
}

/**
 * Returns whether a text can be a cart's id. An id is any text from the merchant, spaces and braces included:
 * rejecting a valid one would make every call create another cart. No id has thousands of characters, or control
 * characters.
 */
function isCartId(id: string): boolean {
  return id !== '' && id.length <= LONGEST_ID && !/\p{Cc}/u.test(id)
}

/** Returns whether the merchant refused a cart because it is closed or unknown. Nothing was done. */
export function isGoneCart(error: unknown): boolean {
  return says(error, /cart session is closed|cart not found/i)
}

/** Returns whether the merchant refused a cart because it knows no cart with that id. */
export function isUnknownCart(error: unknown): boolean {
  return says(error, /cart not found/i)
}

function says(error: unknown, words: RegExp): boolean {
  return error instanceof FluidFieldError && error.errors.some(({ msg }) => words.test(msg))
}

/** Forgets a cart closed by an order, unless another has replaced it. The next read creates a new one. */
export function forgetCart(storage: FluidContext['storage'], user: CartOwner, id: string) {
  if (storage.get(nameOf({ user })) === id) storage.remove(nameOf({ user }))
}

/** Returns the stored id, or `null`. The merchant refuses any other text stored there, and a new cart is created. */
function storedCartId(storage: FluidContext['storage'], owner: { user: CartOwner }): string | null {
  const stored = storage.get(nameOf(owner))
  return stored !== null && isCartId(stored) ? stored : null
}

type CartOwner = Pick<User, 'customerId' | 'userId'>

function nameOf({ user }: { user: CartOwner }): string {
  return `cart:${encodeURIComponent(user.customerId)}/${encodeURIComponent(user.userId)}`
}
