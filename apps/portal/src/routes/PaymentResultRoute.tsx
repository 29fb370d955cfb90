import { PaymentResult } from '@trade-portal/portal-components'
import { paymentPagePath, paymentPages } from '@trade-portal/portal-components/host'
import { usePlace } from '../place/PlaceContext'
import { usePaymentReturn } from '../place/usePaymentReturn'

/** Shows what became of a payment that the card provider has returned from, to whichever of its pages. */
export function PaymentResultRoute() {
  const { path } = usePlace()
  const page = paymentPages.find((each) => path === paymentPagePath(each)) ?? 'complete'
  return <PaymentResult page={page} {...usePaymentReturn()} />
}
