import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { sizeObserver } from '../../hooks/layoutObservers'

export interface RowPosition {
  /** Width of the table in px; 0 before layout. */
  width: number
  /** Height of the visible area. */
  viewHeight: number
  /** Distance from the first row to the top of the visible area, rounded down to steps. */
  passed: number
}

/** Smaller scroll distances do not re-render. */
const STEP = 40

/**
 * Tracks the position of the rows in the page, or in the pane that scrolls them. Use it where the width or the scroll
 * position decides which rows are rendered. `null` until the table is in the document.
 */
export function useRowPosition(rowsRef: RefObject<HTMLElement | null>) {
  const [position, setPosition] = useState<RowPosition | null>(null)
  const shownRef = useRef<RowPosition | null>(null)
  const paneRef = useRef<HTMLElement | null>(null)
  /** Distance from the top of the scrolled content to the first row. */
  const topRef = useRef(0)

  const scrolledNow = () => {
    const pane = paneRef.current
    return pane ? pane.scrollTop : window.scrollY
  }
  const show = useEffectEvent((width?: number) => {
    const viewHeight = paneRef.current?.clientHeight ?? window.innerHeight
    const passed = Math.floor((scrolledNow() - topRef.current) / STEP) * STEP
    const now = shownRef.current
    const next = { width: width ?? now?.width ?? 0, viewHeight, passed }
    // React would render the table once more before it bails out of an equal update.
    if (now?.width === next.width && now.viewHeight === next.viewHeight && now.passed === next.passed) return
    shownRef.current = next
    setPosition(next)
  })
  const scroll = useEffectEvent(({ target }: Event) => {
    // The target of a page scroll is the document, not an element.
    const isOurs = paneRef.current ? target === paneRef.current : !(target instanceof Element)
    // Synchronous, so that no row is missing at the new scroll position.
    if (isOurs) flushSync(() => show())
  })

  useLayoutEffect(() => {
    const rows = rowsRef.current
    const table = rows?.parentElement?.parentElement
    if (!rows || !table) return
    let panes = panesOf(rows)
    // The width used by container queries: without borders and independent of transforms.
    let width = parseFloat(getComputedStyle(table).inlineSize) || 0
    const read = () => {
      const pane = panes.find(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1) ?? null
      paneRef.current = pane
      const paneTop = pane ? pane.getBoundingClientRect().top : 0
      topRef.current = Math.round(rows.getBoundingClientRect().top - paneTop + scrolledNow())
      show(width)
    }
    const resize = () => {
      panes = panesOf(rows)
      read()
    }
    read()
    // Content above the rows can move them without changing their size, so the body is observed too.
    const observer = sizeObserver((entries) => {
      for (const { target, contentBoxSize } of entries) {
        if (target === table) width = contentBoxSize[0]?.inlineSize ?? width
      }
      read()
    })
    observer.observe(table)
    observer.observe(document.body)
    window.addEventListener('resize', resize)
    // Scroll events of a pane do not bubble, so they are captured at the window.
    window.addEventListener('scroll', scroll, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', resize)
      window.removeEventListener('scroll', scroll, { capture: true })
    }
  }, [rowsRef])

  return {
    position,
    /** Returns the top of the visible area, in px of the window. */
    viewTop: useCallback(() => paneRef.current?.getBoundingClientRect().top ?? 0, []),
    /** Scrolls by a distance in px. */
    scrollBy: useCallback(
      (top: number) => (paneRef.current ?? window).scrollBy({ top, behavior: 'instant' }),
      [],
    ),
  }
}

/** Returns the vertically scrollable ancestors, nearest first, across shadow roots. */
function panesOf(rows: HTMLElement): HTMLElement[] {
  const panes: HTMLElement[] = []
  for (let around = parentOf(rows); around && around !== document.body; around = parentOf(around)) {
    // An element that only scrolls horizontally also computes to `auto`, but it grows with the rows.
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) panes.push(around)
  }
  return panes
}

function parentOf(element: HTMLElement): HTMLElement | null {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : null
}
