import { ConfigurationCard } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows the merchant's configuration. No menu leads here. */
export function ConfigurationRoute() {
  useTitle(usePortal().messages.configuration.title)
  return <ConfigurationCard />
}
