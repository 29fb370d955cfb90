import { PaymentResult } from '@trade-portal/portal-components'
import { paymentPagePath, paymentPages } from '@trade-portal/portal-components/host'
import { usePlace } from '../place/PlaceContext'
import { usePaymentReturn } from '../place/usePaymentReturn'

/** Shows the result of a payment after the card provider’s redirect. */
export function PaymentResultRoute() {
  const { path } = usePlace()
  const page = paymentPages.find((each) => path === paymentPagePath(each)) ?? 'complete'
  return <PaymentResult page={page} {...usePaymentReturn()} />
}
