import { useCallback, useState } from 'react'

/** The direction of text. */
export type Direction = 'ltr' | 'rtl'

/** Returns the computed direction of an element. Forces a style calculation. */
export function directionAt(place: Element | null): Direction {
  return place && getComputedStyle(place).direction === 'rtl' ? 'rtl' : 'ltr'
}

/** Use it where code depends on the direction of text. Attach the ref to the element in question. */
export function useDirection() {
  const [direction, setDirection] = useState<Direction>('ltr')
  const directionRef = useCallback((place: Element | null) => {
    if (place) setDirection(directionAt(place))
  }, [])
  return { direction, directionRef }
}
