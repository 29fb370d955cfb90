import type { Cart } from '@trade-portal/fluid-sdk'
import { isFluidFieldError, isSessionGone } from '@trade-portal/fluid-sdk'
import { makeId } from '../../../hooks/makeId'
import { hasGrownBy, quantityIn } from '../cartGrowth'
import type { Addition, CartOutboxOptions } from './cartOutbox'
import { isRecord } from '../../../context/stored/checks'
import type { Check } from '../../../context/stored/checks'
import { listStored, openStored } from '../../../context/stored/openStored'
import type { StoredOwner } from '../../../context/stored/openStored'
import type { Goods } from '../cartGrowth'

/** Time after which an addition is looked for although its page has not said that it goes: it was killed, as phones do. */
const LONGEST_TIME = 10 * 60_000
/** Time for which a message has to stand before it counts as read. A page that is loaded again loses its answers first. */
const READ_TIME = 2_000

type HeldAdditions = Pick<
  CartOutboxOptions,
  'owner' | 'isSeen' | 'knownCart' | 'onEvent' | 'now' | 'later' | 'pace'
>

/**
 * Stores each addition for as long as this page would be the one to tell what became of it. Where the page goes before,
 * another one reads the cart and says what it cannot find there. Nothing is sent again: it may still arrive.
 */
export function holdAdditions(options: HeldAdditions) {
  const { owner, isSeen, knownCart, onEvent, now, later, pace = 1 } = options
  const store = createAdditionStore(owner)
  /** Additions that this page is still to tell of. */
  const own = new Set<string>()

  function dueAt({ id, isLeft, at }: StoredAddition) {
    if (own.has(id) || !isSeen()) return Infinity
    // A moment to come was stamped by another clock.
    return isLeft || at > now() ? 0 : at + LONGEST_TIME
  }
  const isLost = (addition: StoredAddition) => dueAt(addition) <= now()

  /** Leaves an addition to the next page, unless Sign Out has taken it. */
  function leave(id: string) {
    own.delete(id)
    const stored = store.get(id)
    if (stored) store.put({ ...stored, isLeft: true })
  }

  function forget(id: string) {
    own.delete(id)
    store.remove(id)
  }

  return {
    /** Moment at which one of them is to be looked for. */
    dueAt: () => Math.min(...store.list().map(dueAt)),
    areLost: () => store.list().some(isLost),
    /** Says which of those that their pages have left are not in the cart, as it was just read. */
    settle(cart: Cart) {
      const lost = store.list().filter(isLost)
      for (const { id } of lost) store.remove(id)
      const missing = lost.filter((each) => !hasGrownBy({ before: cartBefore(each), after: cart }, [each]))
      const names = [...new Set(missing.map(({ name }) => name))]
      if (names.length > 0) onEvent({ type: 'unsure', names })
    },
    /** The page goes, and may not come back. */
    leave: () => [...own].forEach(leave),
    /** Stores an addition until `turn`, which does its work when its turn has come, is over and told. */
    async during<T>(
      { product, unit, quantity }: Omit<Addition, 'id'>,
      work: () => Promise<T>,
      turn: (work: () => Promise<T>) => Promise<T>,
    ): Promise<T> {
      const id = makeId()
      const { id: productId, name } = product
      const goods = { productId, unit, quantity }
      const pressed = { id, name, ...goods, cartId: '', inCart: null, at: now(), isLeft: false }
      own.add(id)
      store.put(pressed)
      try {
        const done = await turn(async () => {
          const cart = await knownCart()
          if (cart && store.get(id))
            store.put({ ...pressed, cartId: cart.id, inCart: quantityIn(cart, goods) })
          return work()
        })
        forget(id)
        return done
      } catch (error) {
        if (isSessionGone(error)) leave(id)
        else if (isFluidFieldError(error)) forget(id)
        else later(() => forget(id), READ_TIME / pace)
        throw error
      }
    },
  }
}

const cartBefore = ({ cartId, productId, unit, inCart }: StoredAddition) =>
  inCart === null ? null : { id: cartId, lines: [{ productId, unit, quantity: inCart }] }

/** A product on its way into the cart, for the next page to look for when this one goes before the answer comes. */
interface StoredAddition extends Goods {
  id: string
  /** Names the product in messages. */
  name: string
  /** The cart that it was sent to. */
  cartId: string
  /** The quantity that this cart held before; `null` where it was not sent, or that was not known. */
  inCart: number | null
  /** Moment of the press, in milliseconds since the epoch. */
  at: number
  /** Its page has gone, or can tell of it no more. */
  isLeft: boolean
}

/** Opens a user's additions that are under way, in whichever tab, a name for each. */
function createAdditionStore(owner: StoredOwner) {
  const open = (id: string) => openStored(owner, 'addition', addition, id)
  return {
    list: () => listStored(owner, 'addition', addition),
    get: (id: string) => open(id).read(),
    put: (written: StoredAddition) => open(written.id).write(written),
    remove: (id: string) => open(id).clear(),
  }
}

const texts = ['id', 'name', 'productId', 'unit', 'cartId'] as const
const figures = ['quantity', 'at'] as const

const addition: Check<StoredAddition> = (value) => {
  if (!isRecord(value)) return null
  const isAddition =
    texts.every((each) => typeof value[each] === 'string') &&
    figures.every((each) => Number.isFinite(value[each])) &&
    (value.inCart === null || Number.isFinite(value.inCart)) &&
    typeof value.isLeft === 'boolean'
  return isAddition ? (value as unknown as StoredAddition) : null
}
