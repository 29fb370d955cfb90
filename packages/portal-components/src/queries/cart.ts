import type { AddToCartInput, Cart, CartLine, Product, TallyLength } from '@trade-portal/fluid-sdk'
import { tallyQuantity } from '@trade-portal/fluid-sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { refusalMessage } from '../errorMessage'
import { usePortal } from '../PortalContext'
import { shownCart } from '../state/cartOutbox/shownCart'
import { useErrorModal } from '../state/errorModal'
import { useNotify } from '../state/notices'
import { useIsOnline } from '../state/useIsOnline'
import { useCartNews } from './useCartNews'
import { cartQuery, tallyQuery } from './cartQuery'
import { useCartOutbox, useOutboxView } from './useCartOutbox'

export interface AddToCart {
  product: Product
  unit: string
  /** Counts the unit; a tally's total comes from the tally. */
  quantity: number
  tally?: TallyLength[]
}

/** The cart as the customer wants it: what the merchant has, with every change applied that is on its way. */
export function useCart() {
  const { client, session, settings } = usePortal()
  const { outbox } = useCartOutbox()
  const view = useOutboxView(outbox)
  const isOnline = useIsOnline()
  const query = useQuery({ ...cartQuery(client), enabled: session.status === 'signedIn' })
  useCartNews(query.data)
  const cart = query.data && shownCart(query.data, view, settings.isTaxInclusive)
  return {
    cart,
    problems: view.problems,
    /** Changes that the merchant has not got, because no answer came. */
    waiting: view.isStalled || !isOnline ? view.intents.size : 0,
    isPending: query.isPending,
    error: query.error,
    refetch: query.refetch,
  }
}

/** Puts a product in the cart: counted at once, told when the merchant has it, refused in the modal titled 'Error'. */
export function useAddToCart() {
  const { client, messages } = usePortal()
  const { outbox } = useCartOutbox()
  const notify = useNotify()
  const { showError } = useErrorModal()
  return useMutation({
    mutationFn: ({ product, unit, quantity, tally }: AddToCart) => {
      const counted = tally ? tallyQuantity(tally) : quantity
      const input: AddToCartInput = { productId: product.id, unit, quantity: counted, tally }
      return outbox.add({ product, unit, quantity: counted }, () => client.cart.addProduct(input))
    },
    onSuccess: () => notify.success(messages.notices.addedToCart),
    onError: (error) => showError(refusalMessage(error, messages)),
  })
}

/** Sets a line's quantity: shown at once, sent when the customer has paused, taken back when it is refused. */
export function useChangeQuantity() {
  const { outbox } = useCartOutbox()
  return (cart: Pick<Cart, 'id'>, line: CartLine, quantity: number) =>
    outbox.changeQuantity(cart.id, line, quantity)
}

/** Takes a line out of the cart: gone at once, and back with Undo for as long as the notice stands. */
export function useRemoveLine() {
  const { messages } = usePortal()
  const { outbox, undoNotices } = useCartOutbox()
  const notify = useNotify()
  return (cart: Pick<Cart, 'id'>, line: CartLine) => {
    outbox.remove(cart.id, line)
    const notice = notify.undo({
      text: messages.cart.removed(line.name),
      onUndo: () => {
        undoNotices.delete(line.id)
        outbox.undoRemoval(line.id)
      },
      onElapsed: () => {
        undoNotices.delete(line.id)
        void outbox.commitRemovals([line.id])
      },
    })
    undoNotices.set(line.id, notice)
  }
}

interface UpdatedTally {
  cartId: string
  line: CartLine
  tally: TallyLength[]
}

/** Sets the lengths of a tally line; where another cart has taken the place of the line's, says so. */
export function useUpdateTally() {
  const { client, messages } = usePortal()
  const { outbox } = useCartOutbox()
  const queryClient = useQueryClient()
  const { showError } = useErrorModal()
  return useMutation({
    mutationFn: ({ cartId, line: { id, productId, unit }, tally }: UpdatedTally) =>
      outbox.write(productId, () => client.cart.updateLine({ cartId, lineId: id, productId, unit, tally })),
    onSuccess: async (lineId, { line, tally }) => {
      if (lineId === null) showError(messages.cart.changedElsewhere)
      else queryClient.setQueryData(tallyQuery(client, line.id).queryKey, tally)
      // The merchant may have rounded it: what is kept now is what was sent.
      void queryClient.invalidateQueries({ queryKey: tallyQuery(client, line.id).queryKey })
      await queryClient.invalidateQueries({ queryKey: cartQuery(client).queryKey })
    },
    onError: (error) => showError(refusalMessage(error, messages)),
  })
}
