import { useHeadTitle, usePortal } from '@trade-portal/portal-components/host'
import { DebugFacts } from '../debug/DebugFacts'
import { debugWords } from '@trade-portal/portal-components/host'

/** Shows what a developer wants to know. Development builds alone have it. */
export function DebugRoute() {
  useHeadTitle(usePortal().say(debugWords).title)
  return <DebugFacts />
}
