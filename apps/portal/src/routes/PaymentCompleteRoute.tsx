import { PaymentResult } from '@trade-portal/portal-components'
import { usePaymentReturn } from '../place/usePaymentReturn'

/** Tells what became of a payment that the card provider has returned from. */
export function PaymentCompleteRoute() {
  return <PaymentResult page="complete" {...usePaymentReturn()} />
}
