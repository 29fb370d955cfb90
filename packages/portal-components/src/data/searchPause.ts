import { useEffect, useState } from 'react'
import { usePortal } from '../context/PortalContext'

/** Milliseconds without a key after which a search asks the server, so that it does not ask at each letter. */
export const SEARCH_PAUSE_MS = 400

/**
 * Gives the typed term once the typing pauses, and an empty one at once. Use it for a search that runs as the
 * customer types.
 */
export function usePausedTerm(term: string): string {
  const { pace } = usePortal()
  const [paused, setPaused] = useState(term)
  // Drops a cleared term, so that its results do not come back with the next letter.
  if (term === '' && paused !== '') setPaused('')

  useEffect(() => {
    const timer = setTimeout(() => setPaused(term), SEARCH_PAUSE_MS / pace)
    return () => clearTimeout(timer)
  }, [term, pace])
  return paused
}
