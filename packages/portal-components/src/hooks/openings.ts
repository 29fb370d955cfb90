import { useState } from 'react'

/**
 * Counts how often something has been opened. Use it as a key for content with fresh state at each opening, and to skip
 * content that has never been opened.
 */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: isOpen ? 1 : 0 })
  if (seen.isOpen === isOpen) return seen.count
  const next = { isOpen, count: seen.count + (isOpen ? 1 : 0) }
  setSeen(next)
  return next.count
}

/** Returns the value, or the last one once it is `null`. Use it for the content of a modal that fades out. */
export function useLastShown<T>(value: T | null): T | null {
  const [latest, setLatest] = useState(value)
  if (value !== null && value !== latest) {
    setLatest(value)
    return value
  }
  return latest
}
