import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { sightObserver } from '../../hooks/layoutObservers'

/** Tells whether an element has been on screen, or nearly. Use it to read what only those who scroll that far will see. */
export function useHasBeenSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [hasBeenSeen, setHasBeenSeen] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (hasBeenSeen || !element) return
    const observer = sightObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setHasBeenSeen(true)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, hasBeenSeen])

  return hasBeenSeen
}
