import type { CallOptions } from '../calls/callOptions'
import type { Caller, FluidContext } from '../calls/context'
import { text } from '../calls/decode'
import { untilAborted } from '../calls/untilAborted'
import type { User } from '../calls/user'
import { FluidApiError, FluidFieldError } from '../errors'

const LONGEST_ID = 1_000

/** The id of each customer's cart: kept by merchant and user, made when a write needs one. */
export interface KeptCart {
  /** Gives the kept id; `null` where there is none, and where the merchant knows that cart no more. */
  peek(caller: Caller): string | null
  /** Gives the kept id, or that of a new cart: a new cart in a gone one's place is news. */
  get(caller: Caller, options?: CallOptions): Promise<string>
  /** Gives a new cart's id in place of `present`, unless another call or tab has replaced that one already. */
  replace(caller: Caller, present: string | null, options?: CallOptions): Promise<string>
  /** Notes that the merchant knows a cart no more. The next `get` makes another in its place. */
  markGone(id: string): void
  /**
   * Gives a new cart's id in place of `present`, once `fill` has put the goods in. Until then, and when that fails,
   * `present` stays the customer's cart.
   */
  replaceFilled(caller: Caller, present: string, fill: (id: string) => Promise<unknown>): Promise<string>
  /** Tells whether a cart took the place of a gone one and nobody was told yet. */
  takeNews(id: string): boolean
}

/** Makes the keeper of one client's carts. */
export function createKeptCart(context: FluidContext): KeptCart {
  const creating = new Map<string, Promise<string>>()
  const gone = new Set<string | null>()
  const news = new Set<string>()

  async function create(
    caller: Caller,
    present: string | null,
    fill?: (id: string) => Promise<unknown>,
  ): Promise<string> {
    const id = await createCart(context, caller)
    await fill?.(id)
    // Another tab may have been quicker: then its cart is the customer's, and this one is nobody's.
    const kept = storedCartId(context.storage, caller)
    if (kept && kept !== present) return kept
    context.storage.set(nameOf(caller), id)
    gone.delete(id)
    return id
  }

  function replace(caller: Caller, present: string | null, options?: CallOptions): Promise<string> {
    const kept = storedCartId(context.storage, caller)
    if (kept && kept !== present) return Promise.resolve(kept)
    const key = `${caller.session.id} ${nameOf(caller)}`
    const work = creating.get(key) ?? create(caller, present).finally(() => creating.delete(key))
    creating.set(key, work)
    return untilAborted(work, options?.signal)
  }

  return {
    peek(caller) {
      const kept = storedCartId(context.storage, caller)
      return gone.has(kept) ? null : kept
    },
    async get(caller, options) {
      // A gone cart stays kept until another takes its place, so that a page which comes between them tells of it too.
      const kept = storedCartId(context.storage, caller)
      const isReplaced = gone.has(kept)
      const id = await replace(caller, isReplaced ? kept : null, options)
      if (isReplaced) news.add(id)
      return id
    },
    replace,
    markGone: (id) => void gone.add(id),
    replaceFilled: create,
    takeNews: (id) => news.delete(id),
  }
}

/** Has the merchant make a cart, which is nobody's until it is kept. @returns its id. */
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
 * Returns whether a text can be a cart's id. An id is whatever the merchant gave, spaces and braces included: what was
 * taken for none would have every call make another cart. No id has thousands of signs, or signs of control.
 */
function isCartId(id: string): boolean {
  return id !== '' && id.length <= LONGEST_ID && !/\p{Cc}/u.test(id)
}

/** Tells whether the merchant refused a cart because it is closed or unknown: nothing was done. */
export function isGoneCart(error: unknown): boolean {
  return says(error, /cart session is closed|cart not found/i)
}

/** Tells whether the merchant refused a cart because it knows none of that id. */
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

/** Returns the stored id, or `null`. Any other text in its place is refused by the merchant, and another cart made. */
function storedCartId(storage: FluidContext['storage'], owner: { user: CartOwner }): string | null {
  const stored = storage.get(nameOf(owner))
  return stored !== null && isCartId(stored) ? stored : null
}

type CartOwner = Pick<User, 'customerId' | 'userId'>

function nameOf({ user }: { user: CartOwner }): string {
  return `cart:${encodeURIComponent(user.customerId)}/${encodeURIComponent(user.userId)}`
}
