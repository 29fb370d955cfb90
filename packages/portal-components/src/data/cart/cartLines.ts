import type { Cart, CartLine, TallyLength } from '@trade-portal/fluid-sdk'
import { useEffect } from 'react'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { useErrorModal } from '../../context/shownError'
import { cartMessages } from '../../messages/cart'
import { noticesMessages } from '../../messages/common'
import { refetch } from '../refetch'
import { useWrite } from '../useWrite'
import { tallyQuery } from './cartQuery'
import { useCartReads } from './cartReads'
import { isSameTally } from './isSameTally'
import { isUnderway } from './outbox/shownCart'
import { useCartOutbox } from './outbox/useCartOutbox'

/** Sets a line's quantity. It is shown at once, sent after a short pause, and rolled back on a refusal. */
export function useChangeQuantity() {
  const { outbox } = useCartOutbox()
  return (cart: Pick<Cart, 'id'>, line: CartLine, quantity: number) =>
    outbox.changeQuantity(cart.id, line, quantity)
}

/** Removes lines. A line disappears at once, but its call waits for `commit`, so that `undo` needs no call. */
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
  const { client } = usePortal()
  const words = useMessages(cartMessages)
  const notices = useMessages(noticesMessages)
  const { outbox } = useCartOutbox()
  const queryClient = useQueryCache()
  const { showError } = useErrorModal()
  const { readCart } = useCartReads()
  return useWrite({
    write: ({ cartId, line: { id, productId, unit }, tally }: UpdatedTally) =>
      client.cart.updateLine({ cartId, lineId: id, productId, unit, tally }),
    refresh: async ({ cartId, line: { id } }) => {
      const cart = await readCart()
      // Lines of two carts may have the same number.
      if (cart.id !== cartId) return null
      return refetch(queryClient, tallyQuery(client, id).queryKey, () =>
        client.cart.listTally({ lineId: id }),
      )
    },
    done: (lineId, { line, tally }) => {
      if (lineId === null) return showError(words.changedElsewhere)
      queryClient.setQueryData(tallyQuery(client, line.id).queryKey, tally)
    },
    slow: notices.answeredSlowly(words.tallyUpdated),
    unsure: words.unsureTally,
    found: ({ after }, { tally }) => after !== null && isSameTally(after, tally),
    inTurn: ({ line }, work) => outbox.write(line.productId, work),
    isOverWhenRead: true,
  })
}

/** Sends removals without waiting for their Undo when the page is left. Use it in a page with removable lines. */
export function useRemovalsOnLeave() {
  const { outbox } = useCartOutbox()
  useEffect(() => () => void outbox.commitRemovals(), [outbox])
}

/** Reads the tallies of all lines of a cart. Use it before the whole cart is shown, as on paper. */
export function useReadTallies({ lines }: Cart): () => Promise<unknown> {
  const { client } = usePortal()
  const queryClient = useQueryCache()
  return () => {
    const tallies = lines.filter((line) => line.isTally && !isUnderway(line))
    return Promise.allSettled(tallies.map(({ id }) => queryClient.ensureQueryData(tallyQuery(client, id))))
  }
}
