import { useCallback, useState } from 'react'

/** The way that lines run. */
export type Direction = 'ltr' | 'rtl'

/** The way that lines run at a place of the page, whose styles the browser works out for it. */
export function directionAt(place: Element | null): Direction {
  return place && getComputedStyle(place).direction === 'rtl' ? 'rtl' : 'ltr'
}

/** Use where code, and not a style, has to know which way lines run at a place of the page. Hand the ref to that place. */
export function useDirection() {
  const [direction, setDirection] = useState<Direction>('ltr')
  const directionRef = useCallback((place: Element | null) => {
    if (place) setDirection(directionAt(place))
  }, [])
  return { direction, directionRef }
}
