import { useEffect } from 'react'
import { useStableHandler } from './useStableHandler'

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
