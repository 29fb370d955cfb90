import { useEffect, useState } from 'react'
import { isSettled } from '../../data/payments/begunPayments'
import type { BegunPayment } from '../../data/payments/begunPayments'
import { paymentSessionQuery } from '../../data/payments/payments'
import { useBegunPayments } from '../../data/payments/useBegunPayments'
import { useRead } from '../../data/useRead'
import { Button } from '../../parts/Button'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../portal/PortalContext'
import { paymentsWords } from '../../words/payments'

export interface BegunNoteProps {
  reference: string
  /** The customer has said that nothing was paid, and the pressed button is gone. */
  onGone: () => void
}

/** Warns that something of the same reference may have been paid: begun on this device, its outcome unknown. */
export function BegunNote({ reference, onGone }: BegunNoteProps) {
  const begun = useBegunPayments()
  const [earlier, setEarlier] = useState(() => begun.read().find((one) => one.reference === reference))
  const forget = (payment: BegunPayment) => {
    begun.forget(payment)
    setEarlier(undefined)
    onGone()
  }
  return earlier ? <Earlier payment={earlier} onForget={() => forget(earlier)} /> : null
}

function Earlier({ payment, onForget }: { payment: BegunPayment; onForget: () => void }) {
  const { client, formats, say } = usePortal()
  const words = say(paymentsWords)
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
        id === null ? (
          <Button onPress={onForget}>{words.notPaid}</Button>
        ) : (
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
