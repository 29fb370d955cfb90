import { lazy, nothing, useLazy } from '@trade-portal/portal-components/host'
import { useEffect, useSyncExternalStore } from 'react'
import type { UpdateAloneProps } from './UpdateAlone'

const UpdateAlone = lazy(async () => (await import('./UpdateAlone')).UpdateAlone, { fallback: nothing })

/** Fetches the banner of a new version once there is one. Where it cannot be fetched, the next page offers the version. */
export function UpdateOffer(props: UpdateAloneProps) {
  const { updates } = props
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady)
  const { isLoaded, preload } = useLazy(UpdateAlone)
  useEffect(() => {
    if (isReady && !isLoaded) void preload()
  })
  return isReady && isLoaded && <UpdateAlone {...props} />
}
