import { HomeDashboard } from '@trade-portal/portal-components'
import { useHomeReads, usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { homeWords } from '@trade-portal/portal-components/host'

/** Shows the home page. */
export function HomeRoute() {
  useTitle(usePortal().say(homeWords).title)
  return <HomeDashboard />
}

/** Asks for what the page shows first. */
export function Reads() {
  useHomeReads()
  return null
}
