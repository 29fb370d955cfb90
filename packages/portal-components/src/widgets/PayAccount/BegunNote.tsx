import { useEffect, useState } from 'react'
import { isSettled } from '../../data/payments/begunPayments'
import type { BegunPayment } from '../../data/payments/begunPayments'
import { paymentSessionQuery } from '../../data/payments/payments'
import { useBegunPayments } from '../../data/payments/useBegunPayments'
import { useRead } from '../../data/useRead'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../portal/PortalContext'

/** Warns that something of the same reference may have been paid: begun on this device, its outcome unknown. */
export function BegunNote({ reference }: { reference: string }) {
  const begun = useBegunPayments()
  const [earlier] = useState(() => begun.read().find((one) => one.reference === reference))
  return earlier ? <Earlier payment={earlier} /> : null
}

function Earlier({ payment }: { payment: BegunPayment }) {
  const { client, formats, messages } = usePortal()
  const words = messages.payments
  const begun = useBegunPayments()
  const { id, reference, amount, at } = payment
  const session = useRead(paymentSessionQuery(client, id ?? ''), { isEnabled: id !== null })
  const isKnown = session.data !== undefined && isSettled(session.data.status)

  useEffect(() => {
    if (isKnown && id !== null) begun.settle({ id, reference, amount })
  })

  if (isKnown) return null
  return (
    <Callout
      tone="caution"
      title={words.begunTitle}
      action={
        id !== null && (
          <Button isPending={session.isFetching} onPress={session.retry}>
            {words.checkAgain}
          </Button>
        )
      }
    >
      {words.begun(formats.money(amount), formats.moment(at))}
    </Callout>
  )
}
