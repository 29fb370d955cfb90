import { useCallback, useState } from 'react'

/** Makes a resize observer. Without layout, as in the jsdom of a host's tests, it never reports a change. */
export function sizeObserver(callback: ResizeObserverCallback): ResizeObserver {
  if (typeof ResizeObserver === 'function') return new ResizeObserver(callback)
  return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
}

/** Makes an intersection observer. Without layout, everything counts as visible. */
export function sightObserver(
  callback: (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void,
  options: IntersectionObserverInit,
): Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  if (typeof IntersectionObserver === 'function') return new IntersectionObserver(callback, options)
  return {
    observe: (target) => queueMicrotask(() => callback([{ isIntersecting: true, target }])),
    unobserve: () => undefined,
    disconnect: () => undefined,
  }
}

/** Scrolls to an element, if the environment can scroll. */
export function scrollToElement(element: Element | null | undefined, options?: ScrollIntoViewOptions) {
  if (typeof element?.scrollIntoView === 'function') element.scrollIntoView(options)
}

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
