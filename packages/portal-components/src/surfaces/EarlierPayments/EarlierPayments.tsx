import type { TransactionId } from '@trade-portal/fluid-sdk'
import { openOwnTabPayment } from '../../data/payments/ownTabPayment'
import { paymentsOf } from '../../data/payments/paymentsOf'
import { useDevicePayments } from '../../data/payments/devicePayments'
import { Callout } from '../../parts/Callout'
import { usePortal } from '../../context/PortalContext'
import { OpenPayments } from './OpenPayments'
import { usePaidText } from './usePaidText'
import { paymentsWords } from '../../messages/payments'

export interface EarlierPaymentsProps {
  /** The invoice that is about to be paid; `null`: the account. */
  invoice: TransactionId | null
  /** This page is on its way to the provider's with a payment, which is no earlier one. */
  isPaying: boolean
  /** The customer has said that nothing was paid, and the pressed button is gone. */
  onGone: () => void
}

/** Shows, before a payment, what was paid of the same on this device, and what may have been. */
export function EarlierPayments({ invoice, isPaying, onGone }: EarlierPaymentsProps) {
  const { client, say } = usePortal()
  const words = say(paymentsWords)
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
