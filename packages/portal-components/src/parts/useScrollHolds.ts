import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

export interface ScrollHoldsOptions {
  isOpen: boolean
  /** What it opens from. */
  triggerRef: RefObject<Element | null>
  /** What is open stays in its place on the screen. */
  isPinned: boolean
  /** Called when a scroll took the trigger away. */
  onMoved: () => void
}

/**
 * Use for what is pinned to the screen and opens from a bar that may stick. React Aria closes it at any scroll of the
 * page, by a pixel too; here it is held as long as it stands at its trigger.
 */
export function useScrollHolds({ isOpen, triggerRef, isPinned, onMoved }: ScrollHoldsOptions) {
  const isScrolling = useRef(false)
  const tellMoved = useEffectEvent(onMoved)

  // Before React Aria listens, so that it is known that the scroll is why it closes.
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
    /** What asks to be closed now does so because of a scroll that moved nothing. */
    isHeld: () => isScrolling.current,
  }
}

function isSamePlace(one: DOMRect, other: DOMRect) {
  return Math.abs(one.top - other.top) < 1 && Math.abs(one.left - other.left) < 1
}
