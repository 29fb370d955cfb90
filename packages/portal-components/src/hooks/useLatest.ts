import { useState } from 'react'

/** The last value there was. Use it for what a modal shows, which still stands while it fades out. */
export function useLatest<T>(value: T | null): T | null {
  const [latest, setLatest] = useState(value)
  if (value !== null && value !== latest) {
    setLatest(value)
    return value
  }
  return latest
}
