import type { TransactionId } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { useQueryCache } from '../../context/queries'
import { useErrorModal } from '../../context/shownError'
import { useNotePrices } from '../cart/pricesBefore'
import { refusals, useCopyToCart } from '../cart/useCopyToCart'
import { transactionQuery } from './transactions'
import { noticesWords } from '../../messages/common'

/**
 * Adds to the cart, at today's prices, the goods of an order that was not read yet, as in a list. A refusal is told in the
 * modal.
 */
export function useCopyOrder() {
  const { client, say } = usePortal()
  const queryClient = useQueryCache()
  const { showError } = useErrorModal()
  const notePrices = useNotePrices()
  const { addedToCart, unsureAdded } = say(noticesWords)
  const orderOf = (id: TransactionId) => queryClient.getQueryData(transactionQuery(client, id).queryKey)
  return useCopyToCart({
    copy: async (id: TransactionId, options) => {
      // A lost answer is told by the goods that the cart has grown by. Where these are unknown nobody can tell.
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
