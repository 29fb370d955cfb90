import { TeamGrid } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useTitle } from '../useTitle'
import { teamWords } from '@trade-portal/portal-components/host'

/** Shows the team. No menu leads here. */
export function TeamRoute() {
  useTitle(usePortal().say(teamWords).title)
  return <TeamGrid />
}
