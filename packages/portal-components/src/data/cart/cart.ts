import type { AddToCartInput, Cart, CartLine, Product, TallyLength } from '@trade-portal/fluid-sdk'
import { tallyQuantity } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import type { Portal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { shownCart } from './outbox/shownCart'
import type { ShownCart } from './outbox/shownCart'
import { useErrorModal } from '../../context/shownError'
import { useNotify } from '../../context/notices'
import { isSameTally } from './isSameTally'
import { useIsOnline } from '../../hooks/useIsOnline'
import { useCartNews } from './useCartNews'
import { cartQuery, tallyQuery } from './cartQuery'
import { hasGrownBy } from './cartGrowth'
import { readAnew } from '../readAnew'
import { useCartOutbox, useOutboxView } from './outbox/useCartOutbox'
import { useCartReads } from './useCartReads'
import { useNewCart } from './useNewCart'
import { useRead } from '../useRead'
import type { Reading } from '../useRead'
import { PreventedWrite, useWrite } from '../useWrite'
import type { Write } from '../useWrite'
import { cartWords } from '../../messages/cart'
import { noticesWords } from '../../messages/common'

export interface AddToCart {
  product: Product
  unit: string
  /** In the product's unit; a tally's total follows from the tally. */
  quantity: number
  tally?: TallyLength[]
}

/** Reads the merchant's cart, if the merchant has carts. */
export function useCartRead() {
  const { client, settings } = usePortal()
  return useRead(cartQuery(client), { isEnabled: settings.hasCart })
}

/** Returns the cart with the customer's pending changes applied to the merchant's. */
export function useCart() {
  const { settings } = usePortal()
  const { outbox } = useCartOutbox()
  const view = useOutboxView(outbox)
  const isOnline = useIsOnline()
  const query = useCartRead()
  const making = useNewCart(query.data)
  useCartNews(query.data)
  // If the cart could not be created, its contents are unknown.
  const known = making.error ? undefined : query.data
  const reading: Reading<ShownCart> = {
    ...query,
    data: known && shownCart(known, view, settings),
    error: making.error ?? query.error,
    retry: making.error ? () => void making.tryAgain() : query.retry,
  }
  return {
    reading,
    cart: reading.data,
    problems: view.problems,
    /** Number of changes that the merchant has not confirmed. */
    waiting: view.isStalled || !isOnline ? view.intents.size : 0,
  }
}

/**
 * Adds a product to the cart. It counts at once, a notice follows the merchant's answer, and the modal titled 'Error'
 * shows a refusal.
 */
export function useAddToCart() {
  const portal = usePortal()
  const notices = portal.say(noticesWords)
  const notify = useNotify()
  const { showError } = useErrorModal()
  return useAddition({
    done: (_, added) =>
      notify.successOf(notices.addedToCart, {
        lines: [notices.goods(added.product.name, amountOf(added, portal))],
        link: { path: '/cart', label: notices.viewCart },
      }),
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

function amountOf(added: AddToCart, { formats }: Portal): string {
  return `${formats.quantity(counted(added))} ${added.unit}`
}

function useAddition(
  told: Pick<Write<AddToCart, number | undefined, Cart>, 'done' | 'slow' | 'refused'>,
  options?: { isStored: boolean },
) {
  const { client, emit, currency, say, settings } = usePortal()
  const { outbox } = useCartOutbox()
  const { readCart, knownCart } = useCartReads()
  const notices = say(noticesWords)
  const { mutateAsync, isPending } = useWrite({
    ...told,
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

/** Sets a line's quantity. It is shown at once, sent after a short pause, and rolled back on a refusal. */
export function useChangeQuantity() {
  const { outbox } = useCartOutbox()
  return (cart: Pick<Cart, 'id'>, line: CartLine, quantity: number) =>
    outbox.changeQuantity(cart.id, line, quantity)
}

/**
 * Removes lines from the cart. A line disappears at once; the call waits for `commit`, so that `undo` restores the line
 * without a call.
 */
export function useRemovals() {
  const { outbox } = useCartOutbox()
  return {
    remove: (cart: Pick<Cart, 'id'>, line: CartLine) => outbox.remove(cart.id, line),
    undo: (line: CartLine) => void outbox.undoRemoval(line.id),
    commit: (line: CartLine) => void outbox.commitRemovals([line.id]),
  }
}

interface UpdatedTally {
  cartId: string
  line: CartLine
  tally: TallyLength[]
}

/** Sets the lengths of a tally line. If another cart has replaced the line's cart, an error modal explains it. */
export function useUpdateTally() {
  const { client, say } = usePortal()
  const { outbox } = useCartOutbox()
  const queryClient = useQueryCache()
  const { showError } = useErrorModal()
  const { readCart } = useCartReads()
  const words = say(cartWords)
  return useWrite({
    write: ({ cartId, line: { id, productId, unit }, tally }: UpdatedTally) =>
      client.cart.updateLine({ cartId, lineId: id, productId, unit, tally }),
    refresh: async ({ cartId, line: { id } }) => {
      const cart = await readCart()
      // Lines of two carts may have the same number.
      if (cart.id !== cartId) return null
      return readAnew(queryClient, tallyQuery(client, id).queryKey, () =>
        client.cart.listTally({ lineId: id }),
      )
    },
    done: (lineId, { line, tally }) => {
      if (lineId === null) return showError(words.changedElsewhere)
      queryClient.setQueryData(tallyQuery(client, line.id).queryKey, tally)
    },
    slow: say(noticesWords).answeredSlowly(words.tallyUpdated),
    unsure: words.unsureTally,
    found: ({ after }, { tally }) => after !== null && isSameTally(after, tally),
    inTurn: ({ line }, work) => outbox.write(line.productId, work),
    isOverWhenRead: true,
  })
}
