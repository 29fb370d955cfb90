import { useEffect, useEffectEvent, useState } from 'react'
import { outcomeOf, useDevicePayments } from '../../data/payments/devicePayments'
import type { DevicePayment } from '../../data/payments/devicePayments'
import { usePaymentSession, useSettlePayment } from '../../data/payments/paymentOutcome'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../context/PortalContext'
import * as S from './OpenPayments.styles'
import { paymentsWords } from '../../messages/payments'

export interface OpenPaymentsProps {
  payments: DevicePayment[]
  /** The customer has said that nothing was paid, and the pressed button is gone. */
  onGone: () => void
}

/** Warns of payments of the same that were begun on this device, and whose outcome is not known. */
export function OpenPayments({ payments, onGone }: OpenPaymentsProps) {
  /** Payments of which the customer has said that they did not pay: the merchant may know better. */
  const [denied, setDenied] = useState<DevicePayment[]>([])
  const gone = denied.filter(({ key }) => payments.every((payment) => payment.key !== key))
  return [...payments, ...gone].map((payment) => (
    <OpenPayment
      key={payment.key}
      payment={payment}
      isDenied={gone.includes(payment)}
      onDeny={() => {
        setDenied([...denied, payment])
        onGone()
      }}
    />
  ))
}

interface OpenPaymentProps {
  payment: DevicePayment
  isDenied: boolean
  onDeny: () => void
}

function OpenPayment({ payment, isDenied, onDeny }: OpenPaymentProps) {
  const { formats, say } = usePortal()
  const words = say(paymentsWords)
  const device = useDevicePayments()
  const settle = useSettlePayment()
  const { key, id, amount, at } = payment
  const session = usePaymentSession(id)
  const outcome = session.data ? outcomeOf(session.data.status) : null

  const end = useEffectEvent(() => settle(payment, outcome))
  useEffect(() => end(), [outcome])

  if (isDenied || outcome !== null) return null
  return (
    <Callout
      tone="caution"
      title={words.begunTitle}
      action={
        <S.Ways>
          {id !== null && (
            <Button isPending={session.isFetching} onPress={session.retry}>
              {words.checkAgain}
            </Button>
          )}
          <Button
            onPress={() => {
              device.remove(key)
              onDeny()
            }}
          >
            {words.notPaid}
          </Button>
        </S.Ways>
      }
    >
      <span>{words.begun(formats.money(amount), formats.moment(at))}</span>
    </Callout>
  )
}
