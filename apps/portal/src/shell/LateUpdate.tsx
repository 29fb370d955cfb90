import { lazyCode, useLazyCode } from '@trade-portal/portal-components/host'
import { useEffect, useSyncExternalStore } from 'react'
import type { UpdateAloneProps } from './UpdateAlone'

const banner = lazyCode(() => import('./UpdateAlone'))

/** Fetches the banner of a new version once there is one. Where it cannot be fetched, the next page offers the version. */
export function LateUpdate(props: UpdateAloneProps) {
  const { updates } = props
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady)
  const { code, read } = useLazyCode(banner)
  useEffect(() => {
    if (isReady && !code) void read()
  })
  return isReady && code && <code.UpdateAlone {...props} />
}
