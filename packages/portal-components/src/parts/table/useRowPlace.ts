import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

export interface RowPlace {
  /** Distance from the top of the scrolling content to the first row, in px. */
  top: number
  width: number
}

/**
 * Measures the place of the rows in the page or pane that scrolls them, and their width. Use it when not all rows are
 * drawn.
 */
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
    // Content above the rows can move them without changing their size, so the body is watched too.
    const observer = new ResizeObserver(read)
    observer.observe(rows)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [rowsRef])

  return {
    ...place,
    /** The pane that scrolls the rows; `null` when the page does. */
    paneNow: useCallback(() => paneRef.current, []),
  }
}

/** Finds the nearest ancestor that scrolls up and down, even outside of a shadow tree; `null` is the page. */
function paneOf(rows: HTMLElement): HTMLElement | null {
  for (let around = parentOf(rows); around && around !== document.body; around = parentOf(around)) {
    // An element that only scrolls sideways also computes to `auto`, but it grows with the rows.
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
