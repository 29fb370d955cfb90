import type { TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { useErrorModal } from '../../context/shownError'
import { useNotePrices } from '../cart/pricesBefore'
import { refusals, useCopyToCart } from '../cart/useCopyToCart'
import { transactionQuery } from './transactions'
import { noticesMessages } from '../../messages/common'

/** Adds an order's goods to the cart at today's prices, even if it is not cached. The modal shows a refusal. */
export function useCopyOrder() {
  const { client } = usePortal()
  const words = useMessages(noticesMessages)
  const queryClient = useQueryCache()
  const { showError } = useErrorModal()
  const notePrices = useNotePrices()
  const { addedToCart, unsureAdded } = words
  const orderOf = (id: TransactionId) => queryClient.getQueryData(transactionQuery(client, id).queryKey)
  return useCopyToCart({
    copy: async (id: TransactionId, options) => {
      // After a lost answer the growth of the cart is compared with these goods.
      await queryClient.ensureQueryData(transactionQuery(client, id)).catch(() => undefined)
      await client.transactions.copyToCart({ ...id, ...orderOf(id) }, options)
    },
    goods: (id) => orderOf(id)?.lines ?? null,
    onCopied: (id) => notePrices(orderOf(id)?.lines ?? []),
    done: addedToCart,
    unsure: unsureAdded,
    refused: (message, error) => showError(refusals(error) ?? message),
  })
}
