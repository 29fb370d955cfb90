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

/** Age at which an addition is looked for even if its page never signalled that it closed: phones kill pages. */
const LONGEST_TIME = 10 * 60_000
/** Time a message must be visible to count as read. A reload drops pending answers first. */
const READ_TIME = 2_000

type HeldAdditions = Pick<
  CartOutboxOptions,
  'owner' | 'isSeen' | 'knownCart' | 'onEvent' | 'now' | 'later' | 'pace'
>

/**
 * Stores each addition while this page is responsible for reporting its outcome. If the page closes first, another page
 * reads the cart and reports the missing products. Nothing is sent again: the call may still arrive.
 */
export function holdAdditions(options: HeldAdditions) {
  const { owner, isSeen, knownCart, onEvent, now, later, pace = 1 } = options
  const store = createAdditionStore(owner)
  /** Additions that this page still has to report. */
  const own = new Set<string>()

  function dueAt({ id, isLeft, at }: StoredAddition) {
    if (own.has(id) || !isSeen()) return Infinity
    // A time in the future was stamped by another clock.
    return isLeft || at > now() ? 0 : at + LONGEST_TIME
  }
  const isLost = (addition: StoredAddition) => dueAt(addition) <= now()

  /** Leaves an addition to the next page, unless a sign-out has removed it. */
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
    /** Returns the time of the next look for a lost addition. */
    dueAt: () => Math.min(...store.list().map(dueAt)),
    areLost: () => store.list().some(isLost),
    /** Reports lost additions missing from the cart just read. */
    settle(cart: Cart) {
      const lost = store.list().filter(isLost)
      for (const { id } of lost) store.remove(id)
      const missing = lost.filter((each) => !hasGrownBy({ before: cartBefore(each), after: cart }, [each]))
      const names = [...new Set(missing.map(({ name }) => name))]
      if (names.length > 0) onEvent({ type: 'unsure', names })
    },
    /** Hands all additions over, as the page is closing. */
    leave: () => [...own].forEach(leave),
    /** Stores an addition until its outcome is reported. */
    hold({ product, unit, quantity }: Omit<Addition, 'id'>) {
      const id = makeId()
      const { id: productId, name } = product
      const goods = { productId, unit, quantity }
      const pressed = { id, name, ...goods, cartId: '', inCart: null, at: now(), isLeft: false }
      own.add(id)
      store.put(pressed)
      return {
        /** Stores the quantity in the cart before the call, for a later comparison. */
        async noteCart() {
          const cart = await knownCart()
          if (cart && store.get(id))
            store.put({ ...pressed, cartId: cart.id, inCart: quantityIn(cart, goods) })
        },
        succeed: () => forget(id),
        fail(error: unknown) {
          if (isSessionGone(error)) leave(id)
          else if (isFluidFieldError(error)) forget(id)
          else later(() => forget(id), READ_TIME / pace)
        },
      }
    },
  }
}

const cartBefore = ({ cartId, productId, unit, inCart }: StoredAddition) =>
  inCart === null ? null : { id: cartId, lines: [{ productId, unit, quantity: inCart }] }

/** A product on its way into the cart, for the next page to look for if this one closes before the answer. */
interface StoredAddition extends Goods {
  id: string
  name: string
  /** The cart that the product was sent to. */
  cartId: string
  /** Quantity in that cart before the call; `null` if nothing was sent or the cart was not known. */
  inCart: number | null
  /** Time of the press, in milliseconds since the epoch. */
  at: number
  /** Its page has closed, or can no longer report it. */
  isLeft: boolean
}

/** Opens a user's pending additions of all tabs, under one key each. */
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
