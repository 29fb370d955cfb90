import { useEffect } from 'react'
import { useStableHandler } from './useStableHandler'

/**
 * Goes on by itself as soon as the network is back. Use it beside the Try again of what the whole page waits for; `null`
 * where nothing has failed.
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
