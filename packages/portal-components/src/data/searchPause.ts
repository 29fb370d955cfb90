import { useEffect, useState } from 'react'
import { usePortal } from '../context/PortalContext'

/** Debounce of a search, in milliseconds, so that it does not send a request for each letter. */
export const SEARCH_PAUSE_MS = 400

/** Debounces a typed term; an empty one is returned at once. Use it for a search that runs as the customer types. */
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
