import { useEffect, useSyncExternalStore } from 'react'
import { useStableHandler } from './useStableHandler'

/**
 * Returns whether the device is online, as far as the browser knows. Use it for messages, never to hold back a call.
 */
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

/**
 * Retries as soon as the network is back. Use it next to the retry button of content that the whole page waits for;
 * `null` if nothing has failed.
 */
export function useWhenBackOnline(retry: (() => void) | null) {
  const goOn = useStableHandler(() => retry?.())
  const hasFailed = retry !== null
  useEffect(() => {
    if (!hasFailed) return
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [hasFailed, goOn])
}
