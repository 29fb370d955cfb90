import type { TransactionId } from '@trade-portal/fluid-sdk'
import type { DevicePayment } from '../../data/payments/devicePayments'
import { invoiceOf } from '../../data/payments/paymentsOf'
import { transactionName } from '../../places/transactionPaths'
import { usePortal } from '../../context/PortalContext'
import { paymentsWords } from '../../messages/payments'

/** Returns what is told of an approved payment beside what is about to be paid: an invoice, or the account. */
export function usePaidText(invoice: TransactionId | null) {
  const { formats, say } = usePortal()
  const words = say(paymentsWords)
  return ({ reference, amount, at }: DevicePayment) => {
    const [figure, time] = [formats.money(amount), formats.moment(at)]
    const paid = invoiceOf(reference)
    if ((paid === null) === (invoice === null)) return words.paid(figure, time)
    return paid
      ? words.paidInvoice(figure, transactionName('invoice', paid), time)
      : words.paidAccount(figure, time)
  }
}
