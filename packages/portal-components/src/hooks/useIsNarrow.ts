import { useCallback, useState } from 'react'
import { sizeObserver } from './layoutObservers'

/**
 * Returns whether an element is narrower than so many em of its own type. Use it where the order in which things are read
 * follows the width; styles alone would leave the focus in the other order. Measure an element whose own width does not
 * follow from the answer: else it changes with each frame.
 */
export function useIsNarrow({ below }: { below: number }) {
  const [isNarrow, setIsNarrow] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      // Nothing that is laid out has no width.
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
