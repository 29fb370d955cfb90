import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

export interface ScrollHoldsOptions {
  isOpen: boolean
  triggerRef: RefObject<Element | null>
  /** The popover has a fixed position on the screen. */
  isPinned: boolean
  /** Called when scrolling has moved the trigger. */
  onMoved: () => void
}

/**
 * Keeps a fixed popover open while the page scrolls, as long as its trigger does not move. Use it for a popover of a
 * bar that may be sticky: React Aria closes it at any scroll of the page.
 */
export function useScrollHolds({ isOpen, triggerRef, isPinned, onMoved }: ScrollHoldsOptions) {
  const isScrolling = useRef(false)
  const tellMoved = useEffectEvent(onMoved)

  // Listens before React Aria does, so that a request to close can be attributed to the scroll.
  useLayoutEffect(() => {
    if (!isOpen || !isPinned) return
    const measure = () => triggerRef.current?.getBoundingClientRect()
    let position = measure()
    const onScroll = () => {
      const now = measure()
      if (!now || !position || !isSamePosition(now, position)) return tellMoved()
      isScrolling.current = true
      setTimeout(() => (isScrolling.current = false))
    }
    const onResize = () => (position = measure())
    window.addEventListener('scroll', onScroll, true)
    window.addEventListener('resize', onResize)
    return () => {
      window.removeEventListener('scroll', onScroll, true)
      window.removeEventListener('resize', onResize)
    }
  }, [isOpen, isPinned, triggerRef])

  return {
    /** Returns true if a request to close comes from a scroll that did not move the trigger. */
    isHeld: () => isScrolling.current,
  }
}

function isSamePosition(one: DOMRect, other: DOMRect) {
  return Math.abs(one.top - other.top) < 1 && Math.abs(one.left - other.left) < 1
}
