import { debugMessages, useHeadTitle, usePortal } from '@trade-portal/portal-components/host'
import { DebugFacts } from '../debug/DebugFacts'

/** Shows what a developer wants to know. Development builds alone have it. */
export function DebugRoute() {
  useHeadTitle(usePortal().messagesOf(debugMessages).title)
  return <DebugFacts />
}
