import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Where a list begins on the page and how wide it is. Use it for a list that scrolls with the page. */
export function usePagePlace(listRef: RefObject<HTMLElement | null>): { top: number; width: number } {
  const [place, setPlace] = useState({ top: 0, width: 0 })

  useLayoutEffect(() => {
    const list = listRef.current
    if (!list) return
    const read = () => {
      const { top, width } = list.getBoundingClientRect()
      const next = { top: Math.round(top + window.scrollY), width }
      setPlace((now) => (now.top === next.top && now.width === next.width ? now : next))
    }
    read()
    // What stands above the list moves it without changing its own size.
    const observer = new ResizeObserver(read)
    observer.observe(list)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [listRef])

  return place
}
