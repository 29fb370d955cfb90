import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/**
 * Moves focus to the heading of a new place, so that a screen reader tells it and Tab starts there. Back and Forward
 * leave focus to the browser. Use it once, on the page's main element.
 */
export function usePlaceFocus() {
  const mainRef = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isBack = useNavigationType() === NavigationType.Pop
  const isFirst = useRef(true)

  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const main = mainRef.current
    if (isBack || !main) return
    // The heading comes with the data; until then the page itself holds the focus.
    main.focus({ preventScroll: true })
    const observer = new MutationObserver(focusHeading)
    function focusHeading() {
      const heading = main?.querySelector('h1')
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
  }, [pathname, isBack])

  return mainRef
}
