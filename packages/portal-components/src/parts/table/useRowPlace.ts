import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

export interface RowPlace {
  /** From the top of what scrolls to the first row, in px. */
  top: number
  width: number
}

/** Where rows begin in what they scroll in, and how wide they are. Use it for rows of which not all are drawn. */
export function useRowPlace(rowsRef: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<RowPlace>({ top: 0, width: 0 })
  const paneRef = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const rows = rowsRef.current
    if (!rows) return
    const read = () => {
      const { top, width } = rows.getBoundingClientRect()
      const pane = paneOf(rows)
      const scrolled = pane ? pane.scrollTop - pane.getBoundingClientRect().top : window.scrollY
      const next = { top: Math.round(top + scrolled), width }
      paneRef.current = pane
      setPlace((now) => (now.top === next.top && now.width === next.width ? now : next))
    }
    read()
    // What stands above the rows moves them without changing their own size.
    const observer = new ResizeObserver(read)
    observer.observe(rows)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [rowsRef])

  return {
    ...place,
    /** What the rows scroll in, where that is not the page. */
    paneNow: useCallback(() => paneRef.current, []),
  }
}

/** The nearest element around that scrolls up and down, out of a shadow tree too; `null` is the page. */
function paneOf(rows: HTMLElement): HTMLElement | null {
  for (let around = parentOf(rows); around && around !== document.body; around = parentOf(around)) {
    // One that scrolls sideways alone computes to `auto` as well, yet grows with the rows.
    const isScroller = /auto|scroll/.test(getComputedStyle(around).overflowY)
    if (isScroller && around.scrollHeight > around.clientHeight + 1) return around
  }
  return null
}

function parentOf(element: HTMLElement): HTMLElement | null {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : null
}
