import { SubscriptionCard } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { subscriptionWords } from '@trade-portal/portal-components/host'

/** Shows the subscription. No menu leads here. */
export function SubscriptionRoute() {
  useTitle(usePortal().say(subscriptionWords).title)
  return <SubscriptionCard />
}
