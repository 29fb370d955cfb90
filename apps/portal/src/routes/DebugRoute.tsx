import { usePortal } from '@trade-portal/portal-components/host'
import { DebugFacts } from '../debug/DebugFacts'
import { useTitle } from '../useTitle'

/** Shows what a developer wants to know. Development builds alone have it. */
export function DebugRoute() {
  useTitle(usePortal().messages.debug.title)
  return <DebugFacts />
}
