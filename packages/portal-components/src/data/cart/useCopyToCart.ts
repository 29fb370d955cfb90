import { isFluidFieldError } from '@trade-portal/fluid-sdk'
import type { Cart } from '@trade-portal/fluid-sdk'
import { useRef } from 'react'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useNotify } from '../../context/notices'
import { useErrorModal } from '../../context/shownError'
import { noticesMessages } from '../../messages/common'
import { useCartOutbox } from './outbox/useCartOutbox'
import { useCartReads } from './cartReads'
import { useWrite } from '../useWrite'
import type { SeenAround, Write } from '../useWrite'
import { hasGrownBy, missingGoods } from './cartGrowth'
import type { CopiedGoods } from './cartGrowth'

type CopyOptions<Source> = Required<Pick<Write<Source, unknown, Cart>, 'refused'>> & {
  /** Has the merchant add the goods to the cart. `onUnknownCharge`: a delivery charge may be among them. */
  copy: (source: Source, options: { onUnknownCharge: () => void }) => Promise<unknown>
  /** Lists the goods to be copied; `null` if they are not known. */
  goods: (source: Source) => readonly CopiedGoods[] | null
  onCopied?: (source: Source) => void
  /** Shown when the cart holds all of them. */
  done: string
  /** Shown when the outcome is unclear: "We couldn’t confirm …. Please check your cart." */
  unsure: string
}

/**
 * Copies goods to the cart that the merchant already has on record, such as a list. Use it for anything copied as a
 * whole. It is done once the cart is refetched. Missing lines are named, after a lost answer too, and a copied delivery
 * charge is removed, or mentioned if that is uncertain.
 */
export function useCopyToCart<Source>({ copy, goods, onCopied, done, ...options }: CopyOptions<Source>) {
  const { client } = usePortal()
  const words = useMessages(noticesMessages)
  const notify = useNotify()
  const { showError } = useErrorModal()
  const { outbox } = useCartOutbox()
  const { readCart, knownCart } = useCartReads()
  const isChargeUnknown = useRef(false)

  const readGoods = async (): Promise<Cart> => {
    const cart = await readCart()
    if (!cart.lines.some((line) => line.isDeliveryCharge)) return cart
    const charges = await client.cart.takeOutCharges()
    if (charges.length === 0) return cart
    notify.success(words.deliveryLeftOut)
    return readCart()
  }

  /** Names the missing lines; if there are none, shows the sentence `said`. */
  const tell = async (source: Source, { before, after }: SeenAround<Cart>, said: string) => {
    onCopied?.(source)
    const isUnknown = isChargeUnknown.current
    const copied = goods(source)
    if (!before || !after || !copied) {
      if (isUnknown) notify.error(words.deliveryNotChecked)
      return notify.success(words.notCompared(done))
    }
    const missing = missingGoods({ before, after }, copied, await client.cart.listChargeProducts())
    // A missing line cannot also be a charge that may be in the cart.
    if (isUnknown && !missing.some(mayBeCharge)) notify.error(words.deliveryNotChecked)
    if (missing.length === 0) return notify.success(said)
    showError(
      [words.notAllCopied, ...missing.map(({ productId, name }) => `${productId} ${name}`)].join('\n'),
    )
  }

  return useWrite({
    ...options,
    write: (source) => {
      isChargeUnknown.current = false
      return copy(source, { onUnknownCharge: () => (isChargeUnknown.current = true) })
    },
    done: (_, source, seen) => void seen.then((around) => tell(source, around, done)),
    slow: (source, seen) => void tell(source, seen, words.answeredSlowly(done)),
    found: (seen, source) => hasGrownBy(seen, goods(source) ?? []),
    refresh: readGoods,
    before: knownCart,
    // Unsent changes are older, so they go first.
    inTurn: (_, work) => outbox.afterAll(work),
    isSingle: true,
    isOverWhenRead: true,
  })
}

/** A delivery is charged once. */
const mayBeCharge = ({ quantity }: CopiedGoods) => Math.abs(quantity) === 1

/** Returns the merchant's reasons for refusing a copy, one per line; `null` if there are none. */
export function refusals(error: unknown): string | null {
  if (!isFluidFieldError(error)) return null
  const said = new Set(error.errors.map(({ msg }) => msg.trim()).filter(Boolean))
  return said.size > 0 ? [...said].join('\n') : null
}
