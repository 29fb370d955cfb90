import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

export interface ScrollHoldsOptions {
  isOpen: boolean
  /** Element from which the popover opens. */
  triggerRef: RefObject<Element | null>
  /** The popover keeps its place on the screen. */
  isPinned: boolean
  /** Called when scrolling has moved the trigger away. */
  onMoved: () => void
}

/**
 * Use for a popover that is pinned to the screen and opens from a bar that may be sticky. React Aria would close it at
 * any scroll of the page, even by a pixel; this hook holds it open as long as its trigger stays in place.
 */
export function useScrollHolds({ isOpen, triggerRef, isPinned, onMoved }: ScrollHoldsOptions) {
  const isScrolling = useRef(false)
  const tellMoved = useEffectEvent(onMoved)

  // Listens before React Aria does, so that a request to close can be traced to the scroll.
  useLayoutEffect(() => {
    if (!isOpen || !isPinned) return
    const placeNow = () => triggerRef.current?.getBoundingClientRect()
    let place = placeNow()
    const onScroll = () => {
      const now = placeNow()
      if (!now || !place || !isSamePlace(now, place)) return tellMoved()
      isScrolling.current = true
      setTimeout(() => (isScrolling.current = false))
    }
    const onResize = () => (place = placeNow())
    window.addEventListener('scroll', onScroll, true)
    window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('scroll', onScroll, true)
      window.removeEventListener('resize', onResize)
    }
  }, [isOpen, isPinned, triggerRef])

  return {
    /** Tells whether a request to close comes from a scroll that did not move the trigger. */
    isHeld: () => isScrolling.current,
  }
}

function isSamePlace(one: DOMRect, other: DOMRect) {
  return Math.abs(one.top - other.top) < 1 && Math.abs(one.left - other.left) < 1
}
