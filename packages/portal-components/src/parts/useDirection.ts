import { useCallback, useState } from 'react'

/** Use where code, and not a style, has to know which way lines run at a place of the page. Hand the ref to that place. */
export function useDirection() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  const directionRef = useCallback((place: Element | null) => {
    if (place) setDirection(getComputedStyle(place).direction === 'rtl' ? 'rtl' : 'ltr')
  }, [])
  return { direction, directionRef }
}
