import { UpdateBanner } from '@trade-portal/portal-components/host'
import { useSyncExternalStore } from 'react'
import type { Updates } from '../updates'

/** Shows the banner on every screen once a new version is ready. */
export function Update({ updates }: { updates: Updates }) {
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady)
  return isReady && <UpdateBanner onActivate={updates.activate} onReload={() => window.location.reload()} />
}
