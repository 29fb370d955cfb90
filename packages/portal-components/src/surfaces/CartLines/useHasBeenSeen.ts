import { useEffect, useState } from 'react'
import type { RefObject } from 'react'
import { sightObserver } from '../../hooks/layoutObservers'

/** Returns whether an element has been on or near the screen. Use it to load data that few scroll to. */
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
