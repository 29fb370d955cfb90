import { useState } from 'react'

/**
 * Counts how often something has been opened. Use it as the key of what begins anew each time, and to leave out what has
 * never been opened.
 */
export function useOpenings(isOpen: boolean): number {
  const [seen, setSeen] = useState({ isOpen, count: isOpen ? 1 : 0 })
  if (seen.isOpen === isOpen) return seen.count
  const next = { isOpen, count: seen.count + (isOpen ? 1 : 0) }
  setSeen(next)
  return next.count
}
