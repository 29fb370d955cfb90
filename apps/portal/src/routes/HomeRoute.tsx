import { HomeDashboard } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { homeWords } from '@trade-portal/portal-components/host'

export { HomeReads as Reads } from '@trade-portal/portal-components/host'

/** Shows the home page. */
export function HomeRoute() {
  useTitle(usePortal().say(homeWords).title)
  return <HomeDashboard />
}
