import { TeamGrid } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'

/** Shows the team. No menu leads here. */
export function TeamRoute() {
  useTitle(usePortal().messages.team.title)
  return <TeamGrid />
}
