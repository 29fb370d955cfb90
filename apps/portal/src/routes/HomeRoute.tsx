import { HomeDashboard } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows the home page. */
export function HomeRoute() {
  useTitle(usePortal().messages.home.title)
  return <HomeDashboard />
}
