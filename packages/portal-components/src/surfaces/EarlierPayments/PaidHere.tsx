import type { TransactionId } from '@trade-portal/fluid-sdk'
import { CircleCheck } from 'lucide-react'
import { paymentsOf } from '../../data/payments/paymentsOf'
import { useDevicePayments } from '../../data/payments/devicePayments'
import * as S from './PaidHere.styles'
import { usePaidText } from './usePaidText'

export interface PaidHereProps {
  /** The invoice that the button beside it pays; `null`: the account. */
  invoice: TransactionId | null
}

/** Shows what was paid on this device, beside a button that would pay it again: the account shows it days later. */
export function PaidHere({ invoice }: PaidHereProps) {
  const { payments } = useDevicePayments()
  const { paid, related } = paymentsOf(payments, invoice)
  const paidText = usePaidText(invoice)
  return [...paid, ...related].map((payment) => (
    <S.Paid key={payment.key}>
      <CircleCheck aria-hidden />
      <span>{paidText(payment)}</span>
    </S.Paid>
  ))
}
