import { isFluidError } from '@trade-portal/fluid-sdk'
import type { Money } from '@trade-portal/fluid-sdk'
import { usePortal } from '../../context/PortalContext'
import { useErrorModal } from '../../context/shownError'
import { useWrite } from '../useWrite'
import { openOwnTabPayment } from './ownTabPayment'
import { useDevicePayments } from './useDevicePayments'
import { newTransactionId, openWindriver } from './windriver'
import { errorsWords } from '../../messages/common'
import { paymentsWords } from '../../messages/payments'

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

export interface PaymentToBegin {
  amount: Money
  reference: string
  /** `YYYY-MM-DD`; `null` where no statement is paid. */
  statementDate: string | null
}

/** Begins a payment, and leads to the provider's page. A refusal is told in the modal titled 'Error'. */
export function useBeginPayment({ returnUrls, onRedirect }: BeginPaymentOptions) {
  const { client, currency, say, settings } = usePortal()
  const { showError } = useErrorModal()
  const device = useDevicePayments()
  const words = say(paymentsWords)
  const { approved: approvedUrl, cancelled: cancelledUrl, declined: declinedUrl } = returnUrls

  /** Leads to the provider's page; the payment's id where that is made here, and not at the provider. */
  const openPage = async ({ amount, reference }: PaymentToBegin, id: string | null) => {
    if (id !== null) {
      const redirect = await openWindriver(settings)
      redirect({ id, amount, currency, reference, approvedUrl, cancelledUrl })
      return
    }
    const input = { amount, reference, approvedUrl, cancelledUrl, declinedUrl }
    const { redirectUrl } = await client.payments.createSession(input)
    onRedirect(redirectUrl)
  }

  const begin = async (payment: PaymentToBegin) => {
    const key = newTransactionId()
    const id = settings.paymentProvider === 'windriver' ? newTransactionId() : null
    // Before the page is opened: another tab must learn of it while this one still waits for an answer.
    device.begin({ ...payment, key, id })
    openOwnTabPayment(client).write(key)
    try {
      await openPage(payment, id)
    } catch (error) {
      device.remove(key)
      throw error
    }
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
