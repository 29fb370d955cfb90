import { PaymentResult } from '@trade-portal/portal-components'
import { paymentPagePath, paymentPages } from '@trade-portal/portal-components/host'
import { usePortalLocation } from '../router/LocationContext'
import { usePaymentReturn } from '../router/usePaymentReturn'

/** Shows the result of a payment after the card provider’s redirect. */
export function PaymentResultRoute() {
  const { path } = usePortalLocation()
  const page = paymentPages.find((each) => path === paymentPagePath(each)) ?? 'complete'
  return <PaymentResult page={page} {...usePaymentReturn()} />
}
