import { SubscriptionCard } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows the subscription. No menu leads here. */
export function SubscriptionRoute() {
  useTitle(usePortal().messages.subscription.title)
  return <SubscriptionCard />
}
