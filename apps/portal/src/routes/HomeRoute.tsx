import { HomeDashboard, usePortal } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'

/** Shows the home page. */
export function HomeRoute() {
  useTitle(usePortal().messages.home.title)
  return <HomeDashboard />
}
