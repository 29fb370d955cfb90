import { isRecord } from '../../../context/stored/checks'
import type { Check } from '../../../context/stored/checks'
import { listStored, openStored } from '../../../context/stored/openStored'
import type { StoredOwner } from '../../../context/stored/openStored'
import type { Goods } from '../cartGrowth'

/** A product on its way into the cart, for the next page to look for when this one goes before the answer comes. */
export interface StoredAddition extends Goods {
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
export function createAdditionStore(owner: StoredOwner) {
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
