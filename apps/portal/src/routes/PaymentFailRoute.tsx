import { PaymentResult } from '@trade-portal/portal-components'
import { usePaymentReturn } from '../place/usePaymentReturn'

/** Tells what became of a payment that the card provider has returned from as failed. */
export function PaymentFailRoute() {
  return <PaymentResult page="fail" {...usePaymentReturn()} />
}
