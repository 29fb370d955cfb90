import type { PaymentSession } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { outcomeOf } from '../../../data/payments/devicePayments'
import type { DevicePayment } from '../../../data/payments/devicePayments'
import { openOwnTabPayment } from '../../../data/payments/ownTabPayment'
import { useDevicePayments } from '../../../data/payments/useDevicePayments'
import { usePaymentSession } from '../../../data/payments/usePaymentSession'
import { useSettlePayment } from '../../../data/payments/useSettlePayment'
import { useIsSlow } from '../../../hooks/useIsSlow'
import type { PaymentPage } from '../../../places/paymentPaths'
import { usePortal } from '../../../context/PortalContext'
import { useQueryCache } from '../../../context/queries'
import { asWidget } from '../../../surfaces/Widget/asWidget'
import { Outcome } from './Outcome'
import { isProven, resultOf } from './resultOf'

export interface PaymentResultProps {
  /** The page that the card provider has returned to. It proves nothing by itself. */
  page: PaymentPage
  /** The payment's id, as `readPaymentReturn` of the SDK reads it; `null`: the address names none. */
  paymentId: string | null
  /** The merchant has told what became of it: the id can go from the address. */
  onRead?: () => void
}

/** Tells what became of a payment, as the merchant says: never as the address does. */
export const PaymentResult = asWidget(
  function PaymentResult({ page, paymentId: id, onRead }: PaymentResultProps) {
    const { client, pace } = usePortal()
    const queryClient = useQueryCache()
    const device = useDevicePayments()
    // The one that the address names, and never another that is under way.
    const named = device.payments.find((payment) => payment.id !== null && payment.id === id)
    const begun = named ?? (device.isKnown ? null : undefined)
    const settle = useSettlePayment()
    const session = usePaymentSession(id)
    const { data } = session
    /** The payment of which the customer has said that they did not pay: the merchant may know better. */
    const [denied, setDenied] = useState<DevicePayment | null>(null)
    const known = resultOf({ page, id, begun, session })
    const told = denied && !isProven(known) ? 'notPaid' : known
    const [attempt, setAttempt] = useState(0)
    const isSlow = useIsSlow({ isWaiting: told === 'confirming', attempt, pace })

    const take = useEffectEvent((answer: PaymentSession) => {
      onRead?.()
      if (id === null) return
      const own = begun ?? identify(answer, id) ?? denied
      settle(own, told === 'cancelled' ? 'cancelled' : outcomeOf(answer.status))
    })
    // Also when the device's payments have come: only then is it known whether this one was begun here.
    useEffect(() => {
      if (data) take(data)
    }, [data, device.isKnown])

    /** Finds this tab's own payment, which had no id before the provider came back with it. */
    const identify = ({ reference, amount }: PaymentSession, paymentId: string) => {
      const key = openOwnTabPayment(client).read()
      const own = device.read().find((payment) => payment.key === key && payment.id === null)
      if (!own || own.reference !== reference || (amount !== null && own.amount !== amount)) return undefined
      device.identify(own.key, paymentId)
      return own
    }

    const checkAgain = async () => {
      setAttempt(attempt + 1)
      // A read that is still under way would only be joined.
      await Promise.all(
        session.queryKeys.map((queryKey) => queryClient.cancelQueries({ queryKey, exact: true })),
      )
      session.retry()
    }
    const open = begun?.outcome === null ? begun : null
    return (
      <Outcome
        result={isSlow ? 'slow' : told}
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
