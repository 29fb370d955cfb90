import { useCallback, useState } from 'react'
import { sizeObserver } from '../hooks/layoutObservers'

/** Bars at the foot of the screen: a bar of actions, or a banner. */
const AT_FOOT = '[data-floats="foot"], [data-foot-bar]'

/**
 * Measures the covered height at the foot of the screen: by a bar of actions, which must stay accessible, or by the
 * on-screen keyboard. Attach `ref` to an element of the same document or shadow root.
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
      // A notice may outlive its page, and the bar of the next page appears when that has loaded.
      const arrivals = new MutationObserver(measure)
      arrivals.observe(root, { childList: true, subtree: true })
      // Older browsers have no visual viewport.
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

/** Returns the height in px from the top of the highest visible bar, or of the keyboard, to the end of the window. */
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
