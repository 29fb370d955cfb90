import type { TransactionDetail } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../portal/PortalContext'
import { useErrorModal } from '../../portal/shownError'
import { useCopyToCart } from '../cart/useCopyToCart'
import { isCopied } from './isCopied'

/** Adds a transaction's goods to the cart at today's prices. A refusal is told in the modal. */
export function useCopyTransaction() {
  const { client, messages } = usePortal()
  const { showError } = useErrorModal()
  const words = messages.transaction
  return useCopyToCart({
    copy: ({ number, suffix }: TransactionDetail) => client.transactions.copyToCart({ number, suffix }),
    done: words.copied,
    unsure: words.unsureCopied,
    found: ({ before, after }, { lines }) => isCopied(before, after, lines),
    refused: (message) => showError(message, { closeLabel: messages.common.cancel }),
  })
}
