import { useEffect, useEffectEvent, useRef } from 'react'
import { usePlace } from '../place/PlaceContext'
import { takeMoveBeforeStart } from '../typedBeforeStart'

/**
 * Moves focus to the heading of a new place, so that a screen reader tells it and Tab starts there. Back and Forward
 * leave focus to the browser. Use it once, on the page's main element.
 */
export function usePlaceFocus() {
  const mainRef = useRef<HTMLElement>(null)
  const { path, key } = usePlace()
  // An address that was typed is a new entry as well; there is no way back to where nobody has been.
  const visited = useRef(new Set<string>())
  const isNew = useEffectEvent(() => {
    const hasMoved = visited.current.size > 0 || takeMoveBeforeStart()
    return hasMoved && !visited.current.has(key)
  })

  useEffect(() => {
    const main = mainRef.current
    if (!isNew() || !main) return
    // The heading comes with the data; until then the page itself holds the focus.
    main.focus({ preventScroll: true })
    const observer = new MutationObserver(focusHeading)
    function focusHeading() {
      // The last place's heading may still be there, hidden while the new one's chunk is read.
      const headings = [...(main?.querySelectorAll('h1') ?? [])]
      const heading = headings.find((candidate) => candidate.getClientRects().length > 0)
      const hasMovedOn = document.activeElement !== main && document.activeElement !== document.body
      if (!heading && !hasMovedOn) return
      observer.disconnect()
      if (!heading || hasMovedOn) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    observer.observe(main, { childList: true, subtree: true })
    focusHeading()
    return () => observer.disconnect()
  }, [path])
  useEffect(() => {
    visited.current.add(key)
  }, [key])

  return mainRef
}
