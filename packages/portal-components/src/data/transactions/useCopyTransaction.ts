import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useErrorModal } from '../../context/shownError'
import { useNotePrices } from '../cart/pricesBefore'
import { refusals, useCopyToCart } from '../cart/useCopyToCart'
import { commonMessages } from '../../messages/common'
import { transactionMessages } from '../../messages/transaction'

/** Adds a transaction's goods to the cart at today's prices. The modal shows a refusal. */
export function useCopyTransaction() {
  const { client } = usePortal()
  const words = useMessages(transactionMessages)
  const common = useMessages(commonMessages)
  const { showError } = useErrorModal()
  const notePrices = useNotePrices()
  return useCopyToCart({
    copy: (transaction: TransactionDetail, options) => client.transactions.copyToCart(transaction, options),
    goods: ({ lines }) => lines,
    onCopied: ({ lines }) => notePrices(lines),
    done: words.copied,
    unsure: words.unsureCopied,
    refused: (message, error) => showError(refusals(error) ?? message, { closeLabel: common.cancel }),
  })
}
