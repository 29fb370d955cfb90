import type { Money, TransactionId } from '@trade-portal/fluid-sdk'
import { paymentsOf } from '../../../data/payments/paymentsOf'
import { useDevicePayments } from '../../../data/payments/useDevicePayments'
import { Confirm } from '../../../parts/Confirm'
import { usePortal } from '../../../context/PortalContext'
import { usePaidText } from '../../../surfaces/EarlierPayments/usePaidText'
import { commonWords } from '../../../messages/common'
import { paymentsWords } from '../../../messages/payments'

export interface AskedPayment {
  amount: Money
  /** Amount above the balance due; 0 for none. */
  excess: Money
}

export interface PayQuestionProps {
  invoice: TransactionId | null
  payment: AskedPayment
  /** Names the balance due, with its amount. */
  due: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onConfirm: () => void
}

/** Asks for confirmation before an overpayment, or before a payment that may repeat an earlier one from this device. */
export function PayQuestion({ invoice, payment, due, isOpen, onOpenChange, onConfirm }: PayQuestionProps) {
  const { formats, say } = usePortal()
  const words = say(paymentsWords)
  const { payments } = useDevicePayments()
  const { paid, open } = paymentsOf(payments, invoice)
  const paidText = usePaidText(invoice)
  const isAgain = paid.length + open.length > 0
  const amount = formats.money(payment.amount)
  return (
    <Confirm
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={isAgain ? words.payAgainTitle : words.payMoreTitle}
      confirmLabel={isAgain ? words.payAgain(amount) : words.payMore(amount)}
      cancelLabel={say(commonWords).cancel}
      onConfirm={onConfirm}
    >
      <p>
        {payment.excess > 0
          ? words.moreThanDue(due, amount, formats.money(payment.excess))
          : words.aboutToPay(amount)}
      </p>
      {paid.map((payment) => (
        <p key={payment.key}>{paidText(payment)}</p>
      ))}
      {open.map(({ key, amount, at }) => (
        <p key={key}>{words.begun(formats.money(amount), formats.moment(at))}</p>
      ))}
    </Confirm>
  )
}
