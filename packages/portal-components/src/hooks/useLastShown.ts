import { useState } from 'react'

/** Gives the value, and the last one there was once it is `null`. Use it for what a modal shows, which still stands while it fades out. */
export function useLastShown<T>(value: T | null): T | null {
  const [latest, setLatest] = useState(value)
  if (value !== null && value !== latest) {
    setLatest(value)
    return value
  }
  return latest
}
