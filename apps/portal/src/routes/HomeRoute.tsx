import { HomeDashboard, usePortal } from '@trade-portal/portal-components'
import { useTitle } from '../useTitle'

/** Shows the home page. */
export function HomeRoute() {
  const { messages } = usePortal()
  useTitle(messages.home.title)
  return <HomeDashboard />
}
