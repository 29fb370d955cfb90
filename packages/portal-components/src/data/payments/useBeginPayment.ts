import { isFluidError } from '@trade-portal/fluid-sdk'
import type { Money } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../portal/PortalContext'
import { useErrorModal } from '../../portal/shownError'
import { useWrite } from '../useWrite'
import { useBegunPayments } from './useBegunPayments'
import { newTransactionId, openWindriver } from './windriver'
import { errorsWords } from '../../words/common'
import { paymentsWords } from '../../words/payments'

/** The pages that the card provider returns to, as whole addresses. */
export interface PaymentReturnUrls {
  approved: string
  cancelled: string
  declined: string
}

export interface BeginPaymentOptions {
  returnUrls: PaymentReturnUrls
  /** Goes to the provider's page. */
  onRedirect: (address: string) => void
}

/** Begins a payment, and leads to the provider's page. A refusal is told in the modal titled 'Error'. */
export function useBeginPayment({ returnUrls, onRedirect }: BeginPaymentOptions) {
  const { client, currency, say, settings } = usePortal()
  const { showError } = useErrorModal()
  const begun = useBegunPayments()
  const words = say(paymentsWords)
  const { approved: approvedUrl, cancelled: cancelledUrl, declined: declinedUrl } = returnUrls

  const begin = async ({ amount, reference }: { amount: Money; reference: string }) => {
    if (settings.paymentProvider === 'windriver') {
      const id = newTransactionId()
      const redirect = await openWindriver(settings)
      begun.add({ id, reference, amount })
      redirect({ id, amount, currency, reference, approvedUrl, cancelledUrl })
      return
    }
    const input = { amount, reference, approvedUrl, cancelledUrl, declinedUrl }
    const { redirectUrl } = await client.payments.createSession(input)
    begun.add({ id: null, reference, amount })
    onRedirect(redirectUrl)
  }

  return useWrite({
    write: begin,
    // Nothing is paid before the provider's page says so.
    refresh: () => Promise.resolve(),
    done: () => undefined,
    unsure: words.notOpened,
    refused: (message, error) => {
      const hasReason = isFluidError(error) && message !== say(errorsWords).somethingWentWrong
      showError(hasReason ? message : words.notOpened)
    },
  })
}
