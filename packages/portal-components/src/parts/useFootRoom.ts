import { useCallback, useState } from 'react'
import { sizeObserver } from '../hooks/layoutObservers'

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
      const measure = () => {
        const bars = [...root.querySelectorAll(AT_FOOT)]
        setTaken(takenBy(bars))
        for (const bar of bars) growth.observe(bar)
      }
      const growth = sizeObserver(measure)
      measure()
      // A notice may outlast the page that gave it, and the next page's bar comes when that has been read.
      const arrivals = new MutationObserver(measure)
      arrivals.observe(root, { childList: true, subtree: true })
      // Old browsers have no visual viewport.
      const targets = window.visualViewport ? [window, window.visualViewport] : [window]
      for (const target of targets)
        for (const event of ['scroll', 'resize'])
          target.addEventListener(event, measure, { capture: true, passive: true })
      return () => {
        growth.disconnect()
        arrivals.disconnect()
        for (const target of targets)
          for (const event of ['scroll', 'resize'])
            target.removeEventListener(event, measure, { capture: true })
      }
    },
    [isShown],
  )
  return { ref, taken }
}

/** Height in px from the highest of the bars in sight, or from the phone's keys, to the end of the window. */
function takenBy(bars: Element[]): number {
  const { innerHeight, visualViewport } = window
  const tops = bars.flatMap((bar) => {
    const { top, bottom, height } = bar.getBoundingClientRect()
    const isThere = height > 0 && top < innerHeight && bottom > innerHeight - height
    return isThere ? [top] : []
  })
  const seen = visualViewport ? visualViewport.offsetTop + visualViewport.height : innerHeight
  return Math.max(0, innerHeight - Math.min(seen, ...tops))
}
