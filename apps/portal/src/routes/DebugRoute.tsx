import { useHeadTitle, usePortal } from '@trade-portal/portal-components/host'
import { DebugFacts } from '../debug/DebugFacts'
import { debugMessages } from '@trade-portal/portal-components/host'

/** Shows what a developer wants to know. Development builds alone have it. */
export function DebugRoute() {
  useHeadTitle(usePortal().messagesOf(debugMessages).title)
  return <DebugFacts />
}
