import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { useErrorModal } from '../../context/shownError'
import { useNotePrices } from '../cart/pricesBefore'
import { refusals, useCopyToCart } from '../cart/useCopyToCart'
import { commonWords } from '../../messages/common'
import { transactionWords } from '../../messages/transaction'

/** Adds a transaction's goods to the cart at today's prices. The modal shows a refusal. */
export function useCopyTransaction() {
  const { client, say } = usePortal()
  const { showError } = useErrorModal()
  const notePrices = useNotePrices()
  const words = say(transactionWords)
  return useCopyToCart({
    copy: (transaction: TransactionDetail, options) => client.transactions.copyToCart(transaction, options),
    goods: ({ lines }) => lines,
    onCopied: ({ lines }) => notePrices(lines),
    done: words.copied,
    unsure: words.unsureCopied,
    refused: (message, error) =>
      showError(refusals(error) ?? message, { closeLabel: say(commonWords).cancel }),
  })
}
