import { useEffect, useSyncExternalStore } from 'react'
import { useStableHandler } from './useStableHandler'

/** Returns whether the browser is online. Use it for messages, never to hold back a call. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Retries once the network is back. Use it next to the retry button of a whole page; `null` without a failure. */
export function useWhenBackOnline(retry: (() => void) | null) {
  const goOn = useStableHandler(() => retry?.())
  const hasFailed = retry !== null
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [hasFailed, goOn])
}
