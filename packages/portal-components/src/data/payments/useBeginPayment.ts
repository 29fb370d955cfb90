import { isFluidError } from '@trade-portal/fluid-sdk'
import type { Money } from '@trade-portal/fluid-sdk'
import { usePortal, useMessages } from '../../context/PortalContext'
import { useErrorModal } from '../../context/shownError'
import { useWrite } from '../useWrite'
import { openOwnTabPayment } from './ownTabPayment'
import { useDevicePayments } from './devicePayments'
import { newTransactionId, openWindriver } from './windriver'
import { errorsMessages } from '../../messages/common'
import { paymentsMessages } from '../../messages/payments'

/** The full addresses that the card provider returns to. */
export interface PaymentReturnUrls {
  approved: string
  cancelled: string
  declined: string
}

export interface BeginPaymentOptions {
  returnUrls: PaymentReturnUrls
  onRedirect: (address: string) => void
}

interface PaymentToBegin {
  amount: Money
  reference: string
  /** `YYYY-MM-DD`; `null` if no statement is paid. */
  statementDate: string | null
}

/** Starts a payment, and redirects to the provider's page. The modal titled 'Error' shows a refusal. */
export function useBeginPayment({ returnUrls, onRedirect }: BeginPaymentOptions) {
  const { client, currency, settings } = usePortal()
  const words = useMessages(paymentsMessages)
  const errors = useMessages(errorsMessages)
  const { showError } = useErrorModal()
  const device = useDevicePayments()
  const { approved: approvedUrl, cancelled: cancelledUrl, declined: declinedUrl } = returnUrls

  /** Redirects to the provider's page. `id`: the payment's id if it is made here and not by the provider. */
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
    // Stored before the page is opened: another tab must know of it while this one waits for an answer.
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
    // Nothing is paid before the customer confirms on the provider's page.
    refresh: () => Promise.resolve(),
    done: () => undefined,
    unsure: words.notOpened,
    refused: (message, error) => {
      const hasReason = isFluidError(error) && message !== errors.somethingWentWrong
      showError(hasReason ? message : words.notOpened)
    },
  })
}
