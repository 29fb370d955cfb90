import { useCallback, useState } from 'react'
import { sizeObserver } from './layoutObservers'

/**
 * Returns whether an element is narrower than a number of its em. Use it if the reading order follows the width, since
 * styles alone would leave the focus in the other order. The measured element's width must not depend on the result, or
 * it would change with each frame.
 */
export function useIsNarrow({ below }: { below: number }) {
  const [isNarrow, setIsNarrow] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      // An element without layout has no width.
      const measure = () => {
        const em = Number.parseFloat(getComputedStyle(element).fontSize)
        setIsNarrow(element.clientWidth > 0 && element.clientWidth < below * em)
      }
      measure()
      const observer = sizeObserver(measure)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [below],
  )
  return { ref, isNarrow }
}
