import { useCallback, useState } from 'react'

/** Stands at the foot of the screen: a page's bar of actions, or a banner. */
const AT_FOOT = '[data-floats="foot"], [data-foot-bar]'

/**
 * Measures, while something is shown, how much of the screen's foot is taken: by a page's bar, which the customer must
 * still reach, or by the keys of a phone. `ref` goes on an element of the same document or shadow root.
 */
export function useFootRoom(isShown: boolean) {
  const [taken, setTaken] = useState(0)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element || !isShown) return
      const root = element.getRootNode() as Document | ShadowRoot
      const { visualViewport } = window
      const measure = () => {
        const tops = [...root.querySelectorAll(AT_FOOT)].flatMap((bar) => {
          const { top, bottom, height } = bar.getBoundingClientRect()
          const isThere = height > 0 && top < window.innerHeight && bottom > window.innerHeight - height
          return isThere ? [top] : []
        })
        const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : window.innerHeight
        setTaken(Math.max(0, window.innerHeight - Math.min(seen, ...tops)))
      }
      measure()
      const targets = [window, visualViewport].filter((target) => target !== null)
      for (const target of targets)
        for (const event of ['scroll', 'resize'])
          target.addEventListener(event, measure, { capture: true, passive: true })
      return () => {
        for (const target of targets)
          for (const event of ['scroll', 'resize'])
            target.removeEventListener(event, measure, { capture: true })
      }
    },
    [isShown],
  )
  return { ref, taken }
}
