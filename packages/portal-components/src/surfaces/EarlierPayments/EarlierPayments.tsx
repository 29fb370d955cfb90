import type { TransactionId } from '@trade-portal/fluid-sdk'
import { useEffect, useEffectEvent, useState } from 'react'
import { openOwnTabPayment } from '../../data/payments/ownTabPayment'
import { paymentsOf } from '../../data/payments/paymentsOf'
import { useDevicePayments, outcomeOf } from '../../data/payments/devicePayments'
import { Row } from '../../parts/layout/Layout'
import { Callout } from '../../parts/Callout'
import { usePortal, useMessages } from '../../context/PortalContext'
import { paymentsMessages } from '../../messages/payments'
import type { DevicePayment } from '../../data/payments/devicePayments'
import { usePaymentSession, useSettlePayment } from '../../data/payments/paymentOutcome'
import { Button } from '../../parts/Button'
import { usePaidText } from './PaidHere'

export interface EarlierPaymentsProps {
  /** The invoice to pay, or `null` for the account. */
  invoice: TransactionId | null
  /** This page is leaving for the payment provider, so its own payment does not count as an earlier one. */
  isPaying: boolean
  /** Called when the customer confirms that nothing was paid, which removes the pressed button. */
  onGone: () => void
}

/** Shows, before a payment, earlier payments of the same from this device, even with an unknown outcome. */
export function EarlierPayments({ invoice, isPaying, onGone }: EarlierPaymentsProps) {
  const { client } = usePortal()
  const words = useMessages(paymentsMessages)
  const { payments } = useDevicePayments()
  const { paid, open, related } = paymentsOf(payments, invoice)
  const paidText = usePaidText(invoice)
  const ownKey = isPaying ? openOwnTabPayment(client).read() : null
  return (
    <>
      {[...paid, ...related].map((payment) => (
        <Callout key={payment.key} tone="info" title={paidText(payment)}>
          <span>{words.paidHint}</span>
        </Callout>
      ))}
      <OpenPayments payments={open.filter(({ key }) => key !== ownKey)} onGone={onGone} />
    </>
  )
}

interface OpenPaymentsProps extends Pick<EarlierPaymentsProps, 'onGone'> {
  payments: DevicePayment[]
}

/** Warns of earlier payments of the same from this device with an unknown outcome. */
function OpenPayments({ payments, onGone }: OpenPaymentsProps) {
  /** Payments that the customer denies having made. The merchant may still report them as paid. */
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

function OpenPayment({
  payment,
  isDenied,
  onDeny,
}: {
  payment: DevicePayment
  isDenied: boolean
  onDeny: () => void
}) {
  const { formats } = usePortal()
  const words = useMessages(paymentsMessages)
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
        <Row as="span" gap={8} align="stretch" wrap>
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
        </Row>
      }
    >
      <span>{words.begun(formats.money(amount), formats.moment(at))}</span>
    </Callout>
  )
}
