import { usePortal } from '@trade-portal/portal-components/host'
import { DebugFacts } from '../debug/DebugFacts'
import { useTitle } from '../useTitle'
import { debugWords } from '@trade-portal/portal-components/host'

/** Shows what a developer wants to know. Development builds alone have it. */
export function DebugRoute() {
  useTitle(usePortal().say(debugWords).title)
  return <DebugFacts />
}
