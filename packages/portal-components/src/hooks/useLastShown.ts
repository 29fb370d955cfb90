import { useState } from 'react'

/**
 * Returns the value, or the last one once it is `null`. Use it for the content of a modal, which is still visible while
 * it fades out.
 */
export function useLastShown<T>(value: T | null): T | null {
  const [latest, setLatest] = useState(value)
  if (value !== null && value !== latest) {
    setLatest(value)
    return value
  }
  return latest
}
