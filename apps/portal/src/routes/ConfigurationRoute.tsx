import { ConfigurationCard } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { configurationWords } from '@trade-portal/portal-components/host'

/** Shows the merchant's configuration. No menu leads here. */
export function ConfigurationRoute() {
  useTitle(usePortal().say(configurationWords).title)
  return <ConfigurationCard />
}
