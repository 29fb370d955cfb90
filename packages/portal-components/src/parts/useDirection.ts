import { useCallback, useState } from 'react'

/** The direction of text. */
export type Direction = 'ltr' | 'rtl'

/** Returns the computed direction of an element. Forces a style calculation. */
export function directionAt(container: Element | null): Direction {
  return container && getComputedStyle(container).direction === 'rtl' ? 'rtl' : 'ltr'
}

/** Use it where code depends on the direction of text. Attach the ref to the element in question. */
export function useDirection() {
  const [direction, setDirection] = useState<Direction>('ltr')
  const directionRef = useCallback((container: Element | null) => {
    if (container) setDirection(directionAt(container))
  }, [])
  return { direction, directionRef }
}
