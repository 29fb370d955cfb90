import type { TransactionId } from '@trade-portal/fluid-sdk'
import { paymentsOf } from '../../data/payments/paymentsOf'
import { useDevicePayments } from '../../data/payments/useDevicePayments'
import { Confirm } from '../../parts/Confirm'
import { usePortal } from '../../portal/PortalContext'
import { usePaidText } from '../../surfaces/EarlierPayments/usePaidText'
import { commonWords } from '../../words/common'
import { paymentsWords } from '../../words/payments'

export interface PayAgainProps {
  invoice: TransactionId | null
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
}

/** Asks before something is paid of which this device knows that it was paid, or may have been. */
export function PayAgain({ invoice, isOpen, onOpenChange, onConfirm }: PayAgainProps) {
  const { formats, say } = usePortal()
  const words = say(paymentsWords)
  const { payments } = useDevicePayments()
  const { paid, open } = paymentsOf(payments, invoice)
  const paidText = usePaidText(invoice)
  return (
    <Confirm
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.payAgainTitle}
      confirmLabel={words.payAgain}
      cancelLabel={say(commonWords).cancel}
      onConfirm={onConfirm}
    >
      {paid.map((payment) => (
        <p key={payment.key}>{paidText(payment)}</p>
      ))}
      {open.map(({ key, amount, at }) => (
        <p key={key}>{words.begun(formats.money(amount), formats.moment(at))}</p>
      ))}
    </Confirm>
  )
}
