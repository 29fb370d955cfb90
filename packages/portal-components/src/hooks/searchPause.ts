import { useEffect, useState } from 'react'

/** Typing has paused after so many milliseconds; a search asks the server then, and not at each letter. */
export const SEARCH_PAUSE_MS = 400

/** What was typed, once the typing pauses. Use it for a search that follows along; nothing typed holds at once. */
export function usePausedTerm(term: string): string {
  const [paused, setPaused] = useState(term)
  // What was cleared is gone, and its results must not come back with the next letter.
  if (term === '' && paused !== '') setPaused('')

  useEffect(() => {
    const timer = setTimeout(() => setPaused(term), SEARCH_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [term])
  return paused
}
