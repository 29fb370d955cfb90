import type { PaymentSession } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { outcomeOf, useDevicePayments } from '../../../data/payments/devicePayments'
import type { DevicePayment } from '../../../data/payments/devicePayments'
import { openOwnTabPayment } from '../../../data/payments/ownTabPayment'
import { usePaymentSession, useSettlePayment } from '../../../data/payments/paymentOutcome'
import { useIsSlow } from '../../../hooks/useIsSlow'
import type { PaymentPage } from '../../../routes/paymentPaths'
import { usePortal } from '../../../context/PortalContext'
import { useQueryCache } from '../../../context/queries'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { Outcome } from './Outcome'
import { isProven, resultOf } from './resultOf'

export interface PaymentResultProps {
  /** The return page of the card provider. It proves nothing by itself. */
  page: PaymentPage
  /** Payment id, as read by the SDK's `readPaymentReturn`; `null` if the URL has none. */
  paymentId: string | null
  /** Called when the merchant has returned the outcome, so that the id can be removed from the URL. */
  onRead?: () => void
}

/** Shows the outcome of a payment as confirmed by the merchant, never as claimed by the URL. */
export const PaymentResult = asWidget(
  function PaymentResult({ page, paymentId: id, onRead }: PaymentResultProps) {
    const { client, pace } = usePortal()
    const queryClient = useQueryCache()
    const device = useDevicePayments()
    // Only the payment named in the URL, never another pending one.
    const named = device.payments.find((payment) => payment.id !== null && payment.id === id)
    const begun = named ?? (device.isKnown ? null : undefined)
    const settle = useSettlePayment()
    const session = usePaymentSession(id)
    const { data } = session
    /** The payment that the customer denied. The merchant's answer takes precedence. */
    const [denied, setDenied] = useState<DevicePayment | null>(null)
    const known = resultOf({ page, id, begun, session })
    const result = denied && !isProven(known) ? 'notPaid' : known
    const [attempt, setAttempt] = useState(0)
    const isSlow = useIsSlow({ isWaiting: result === 'confirming', attempt, pace })

    const take = useEffectEvent((answer: PaymentSession) => {
      onRead?.()
      if (id === null) return
      const own = begun ?? identify(answer, id) ?? denied
      settle(own, result === 'cancelled' ? 'cancelled' : outcomeOf(answer.status))
    })
    // Runs again once the device's payments are loaded, which may include this one.
    useEffect(() => {
      if (data) take(data)
    }, [data, device.isKnown])

    /** Finds this tab's payment, which had no id before the return from the provider. */
    const identify = ({ reference, amount }: PaymentSession, paymentId: string) => {
      const key = openOwnTabPayment(client).read()
      const own = device.read().find((payment) => payment.key === key && payment.id === null)
      if (!own || own.reference !== reference || (amount !== null && own.amount !== amount)) return undefined
      device.identify(own.key, paymentId)
      return own
    }

    const checkAgain = async () => {
      setAttempt(attempt + 1)
      // A retry would only join the pending request.
      await Promise.all(
        session.queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey, exact: true })),
      )
      session.retry()
    }
    const open = begun?.outcome === null ? begun : null
    return (
      <Outcome
        result={isSlow ? 'slow' : result}
        payment={{
          amount: data?.amount ?? begun?.amount ?? null,
          reference: data?.reference || (begun?.reference ?? ''),
          statementDate: begun?.statementDate ?? null,
        }}
        isChecking={session.isFetching && !isSlow}
        onCheckAgain={id === null ? null : () => void checkAgain()}
        onNotPaid={
          open &&
          (() => {
            device.remove(open.key)
            setDenied(open)
          })
        }
      />
    )
  },
  { prompt: 'account' },
)
