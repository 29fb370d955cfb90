import type { Caller, FluidContext } from '../context'
import { text } from '../decode'
import { FluidApiError, FluidFieldError } from '../errors'
import { untilAborted } from '../untilAborted'
import type { User } from './account'
import type { CallOptions } from './session'

/** The id of each customer's cart: kept by merchant and user, made when there is none. */
export interface KeptCart {
  /** The kept id, or `null`. */
  peek(caller: Caller): string | null
  /** The kept id, or that of a new cart. */
  get(caller: Caller, options?: CallOptions): Promise<string>
  /** A new cart's id in place of `present`, unless another call or tab has replaced that one already. */
  replace(caller: Caller, present: string | null, options?: CallOptions): Promise<string>
  /** The same, for a cart that the merchant knows no more: the customer is to be told. */
  replaceGone(caller: Caller, gone: string): Promise<string>
  /**
   * A new cart's id in place of `present`, once `fill` has put the goods in. Until then, and when that fails, `present`
   * stays the customer's cart.
   */
  replaceFilled(caller: Caller, present: string, fill: (id: string) => Promise<unknown>): Promise<string>
  /** Whether a cart took the place of a gone one and nobody was told yet. */
  takeNews(id: string): boolean
}

/** Makes the keeper of one client's carts. */
export function createKeptCart(context: FluidContext): KeptCart {
  const creating = new Map<string, Promise<string>>()
  const news = new Set<string>()

  async function create(
    caller: Caller,
    present: string | null,
    fill?: (id: string) => Promise<unknown>,
  ): Promise<string> {
    const payload = {
      customerID: caller.user.customerId,
      deviceID: context.configuration.deviceId,
      sessionType: context.portal.sessionType,
    }
    const answer = await context.call('createCart', payload, { caller })
    const id = text(answer?.cartSessionId)
    if (!id) throw new FluidApiError('cartSessionId is undefined', 'createCart')
    await fill?.(id)
    // Another tab may have been quicker: then its cart is the customer's, and this one is nobody's.
    const kept = context.storage.get(nameOf(caller))
    if (kept && kept !== present) return kept
    context.storage.set(nameOf(caller), id)
    return id
  }

  function replace(caller: Caller, present: string | null, options?: CallOptions): Promise<string> {
    const kept = context.storage.get(nameOf(caller))
    if (kept && kept !== present) return Promise.resolve(kept)
    const key = `${caller.session.id} ${nameOf(caller)}`
    const work = creating.get(key) ?? create(caller, present).finally(() => creating.delete(key))
    creating.set(key, work)
    return untilAborted(work, options?.signal)
  }

  return {
    peek: (caller) => context.storage.get(nameOf(caller)),
    get: (caller, options) => replace(caller, null, options),
    replace,
    async replaceGone(caller, gone) {
      const id = await replace(caller, gone)
      news.add(id)
      return id
    },
    replaceFilled: create,
    takeNews: (id) => news.delete(id),
  }
}

/** Whether the merchant refused a cart because it is closed or unknown: nothing was done. */
export function isGoneCart(error: unknown): boolean {
  return says(error, /cart session is closed|cart not found/i)
}

/** Whether the merchant refused a cart because it knows none of that id. */
export function isUnknownCart(error: unknown): boolean {
  return says(error, /cart not found/i)
}

function says(error: unknown, words: RegExp): boolean {
  return error instanceof FluidFieldError && error.errors.some(({ msg }) => words.test(msg))
}

/** Forgets a cart that an order closed, unless another has taken its place: the next read makes a new one. */
export function forgetCart(storage: FluidContext['storage'], user: CartOwner, id: string) {
  if (storage.get(nameOf({ user })) === id) storage.remove(nameOf({ user }))
}

type CartOwner = Pick<User, 'customerId' | 'userId'>

function nameOf({ user }: { user: CartOwner }): string {
  return `cart:${encodeURIComponent(user.customerId)}/${encodeURIComponent(user.userId)}`
}
