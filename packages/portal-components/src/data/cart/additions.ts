import { tallyQuantity } from '@trade-portal/fluid-sdk'
import type { AddToCartInput, Cart, Product, TallyLength } from '@trade-portal/fluid-sdk'
import { useNotify } from '../../context/notices'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useErrorModal } from '../../context/shownError'
import { noticesMessages } from '../../messages/common'
import { PreventedWrite, useWrite } from '../useWrite'
import type { Write } from '../useWrite'
import { hasGrownBy } from './cartGrowth'
import { useCartReads } from './cartReads'
import { useCartOutbox } from './outbox/useCartOutbox'

export interface AddToCart {
  product: Product
  unit: string
  /** In the product's unit; a tally's total follows from the tally. */
  quantity: number
  tally?: TallyLength[]
}

/** Adds a product to the cart, which shows it at once. A notice confirms it, the modal titled 'Error' a refusal. */
export function useAddToCart() {
  const { formats } = usePortal()
  const notices = useMessages(noticesMessages)
  const notify = useNotify()
  const { showError } = useErrorModal()
  return useAddition({
    done: (_, added) => {
      const amount = `${formats.quantity(counted(added))} ${added.unit}`
      notify.successOf(notices.addedToCart, {
        lines: [notices.goods(added.product.name, amount)],
        link: { path: '/cart', label: notices.viewCart },
      })
    },
    slow: notices.addedSlowly,
    refused: (message, _error, added) => showError(message, { about: added.product.name }),
  })
}

/** Adds a product to the cart as part of a batch. The batch reports the outcome of each line, including failures. */
export function useAddOneOfMany() {
  return useAddition({ done: nothing, refused: nothing }, { isStored: false })
}

const nothing = () => undefined

const counted = ({ quantity, tally }: AddToCart) => (tally ? tallyQuantity(tally) : quantity)

function useAddition(
  outcomes: Pick<Write<AddToCart, number | undefined, Cart>, 'done' | 'slow' | 'refused'>,
  options?: { isStored: boolean },
) {
  const { client, emit, currency, settings } = usePortal()
  const notices = useMessages(noticesMessages)
  const { outbox } = useCartOutbox()
  const { readCart, knownCart } = useCartReads()
  const { mutateAsync, isPending } = useWrite({
    ...outcomes,
    write: (added: AddToCart) => {
      const { product, unit, tally } = added
      const input: AddToCartInput = { productId: product.id, unit, quantity: counted(added), tally }
      return client.cart.addProduct(input)
    },
    refresh: readCart,
    unsure: notices.unsureAdded,
    before: knownCart,
    found: (seen, added) =>
      hasGrownBy(seen, [{ productId: added.product.id, unit: added.unit, quantity: counted(added) }]),
    inTurn: (added, work) =>
      outbox.add({ product: added.product, unit: added.unit, quantity: counted(added) }, work, options),
  })
  return {
    isPending,
    /** Rejects silently when the host prevents the addition: the host explains why. */
    mutateAsync: async (added: AddToCart) => {
      const { product, unit, tally = null } = added
      const { id: productId, name, customerPrice } = product
      const unitPrice = settings.hidesProductPrices ? null : customerPrice
      const quantity = counted(added)
      const mayGoOn = emit('product:add', { productId, name, unit, quantity, tally, unitPrice, currency })
      if (!mayGoOn) throw new PreventedWrite()
      return mutateAsync(added)
    },
  }
}
