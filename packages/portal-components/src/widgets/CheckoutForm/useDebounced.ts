import { useEffect, useState } from 'react'

/** A text as it was when it last stood still. Use it where each change would ask the server. */
export function useDebounced(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])

  return settled
}
