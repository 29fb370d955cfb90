import type { TransactionId } from '@trade-portal/fluid-sdk'
import { CircleCheck } from 'lucide-react'
import { token } from '@trade-portal/theme'
import { styled } from 'styled-components'
import { paymentsOf, invoiceOf } from '../../data/payments/paymentsOf'
import { useDevicePayments } from '../../data/payments/devicePayments'
import type { DevicePayment } from '../../data/payments/devicePayments'
import { transactionName } from '../../routes/transactionPaths'
import { usePortal, useMessages } from '../../context/PortalContext'
import { paymentsMessages } from '../../messages/payments'
import { offPaper } from '../../parts/paper.styles'

export interface PaidHereProps {
  /** The invoice that the button beside this pays, or `null` for the account. */
  invoice: TransactionId | null
}

/** Shows payments from this device beside a button to pay the same: the account lists them days later. */
export function PaidHere({ invoice }: PaidHereProps) {
  const { payments } = useDevicePayments()
  const { paid, related } = paymentsOf(payments, invoice)
  const paidText = usePaidText(invoice)
  return [...paid, ...related].map((payment) => (
    <Paid key={payment.key}>
      <CircleCheck aria-hidden />
      <span>{paidText(payment)}</span>
    </Paid>
  ))
}

/** Returns the text about an approved payment, for a page that pays an invoice or the account. */
export function usePaidText(invoice: TransactionId | null) {
  const { formats } = usePortal()
  const words = useMessages(paymentsMessages)
  return ({ reference, amount, at }: DevicePayment) => {
    const [figure, time] = [formats.money(amount), formats.moment(at)]
    const paid = invoiceOf(reference)
    if ((paid === null) === (invoice === null)) return words.paid(figure, time)
    return paid
      ? words.paidInvoice(figure, transactionName('invoice', paid), time)
      : words.paidAccount(figure, time)
  }
}

const Paid = styled.span`
  display: flex;
  gap: ${token.space[8]};
  color: ${token.color.text};
  font-size: ${token.font.size[14]};
  font-weight: ${token.font.weight.regular};
  text-align: start;
  ${offPaper}

  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 1lh;
    color: ${token.color.positive};
  }
`
