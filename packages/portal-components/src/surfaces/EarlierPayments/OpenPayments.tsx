import { useEffect, useEffectEvent } from 'react'
import { outcomeOf } from '../../data/payments/devicePayments'
import type { DevicePayment } from '../../data/payments/devicePayments'
import { paymentSessionQuery } from '../../data/payments/payments'
import { useDevicePayments } from '../../data/payments/useDevicePayments'
import { useRead } from '../../data/useRead'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../portal/PortalContext'
import * as S from './OpenPayments.styles'
import { paymentsWords } from '../../words/payments'

export interface OpenPaymentsProps {
  payments: DevicePayment[]
  /** The customer has said that nothing was paid, and the pressed button is gone. */
  onGone: () => void
}

/** Warns of payments of the same that were begun on this device, and whose outcome is not known. */
export function OpenPayments({ payments, onGone }: OpenPaymentsProps) {
  return payments.map((payment) => <OpenPayment key={payment.key} payment={payment} onGone={onGone} />)
}

function OpenPayment({ payment, onGone }: { payment: DevicePayment; onGone: () => void }) {
  const { client, formats, say } = usePortal()
  const words = say(paymentsWords)
  const device = useDevicePayments()
  const { key, id, amount, at } = payment
  const session = useRead(paymentSessionQuery(client, id ?? ''), { isEnabled: id !== null })
  const outcome = session.data ? outcomeOf(session.data.status) : null

  const end = useEffectEvent(() => {
    if (outcome !== null) device.end(key, outcome)
  })
  useEffect(() => end(), [outcome])

  if (outcome !== null) return null
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
              onGone()
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
