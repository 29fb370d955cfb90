import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { sizeObserver } from '../../hooks/layoutObservers'

export interface RowPlace {
  /** Width of the table, in px; 0 before it has been laid out. */
  width: number
  /** Height in which rows are seen. */
  viewHeight: number
  /** Distance by which the rows are scrolled past the top of that, in whole steps. */
  passed: number
}

/** Scrolled distances in between draw nothing again. */
const STEP = 40

/**
 * Follows the place of the rows in the page or pane that scrolls them. Use it where the width or the scrolling decides what
 * is drawn: the place is `null` until the table stands on the page.
 */
export function useRowPlace(rowsRef: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<RowPlace | null>(null)
  const shownRef = useRef<RowPlace | null>(null)
  const paneRef = useRef<HTMLElement | null>(null)
  /** Distance from the top of the scrolling content to the first row. */
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
    // React would draw the table once more before it finds that an update changes nothing.
    if (now?.width === next.width && now.viewHeight === next.viewHeight && now.passed === next.passed) return
    shownRef.current = next
    setPlace(next)
  })
  const scroll = useEffectEvent(({ target }: Event) => {
    // The page's own scrolling is no element's.
    const isOurs = paneRef.current ? target === paneRef.current : !(target instanceof Element)
    // In the frame of the event, so that no row is missing where the page has been scrolled to.
    if (isOurs) flushSync(() => show())
  })

  useLayoutEffect(() => {
    const rows = rowsRef.current
    const table = rows?.parentElement?.parentElement
    if (!rows || !table) return
    let panes = panesOf(rows)
    // The width that container queries see, without borders and whatever the table is scaled by.
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
    // Content above the rows can move them without changing their size, so the body is watched too.
    const observer = sizeObserver((entries) => {
      for (const { target, contentBoxSize } of entries) {
        if (target === table) width = contentBoxSize[0]?.inlineSize ?? width
      }
      read()
    })
    observer.observe(table)
    observer.observe(document.body)
    window.addEventListener('resize', resize)
    // A pane's own event does not bubble; it passes the window on its way down.
    window.addEventListener('scroll', scroll, { capture: true, passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', resize)
      window.removeEventListener('scroll', scroll, { capture: true })
    }
  }, [rowsRef])

  return {
    place,
    /** The top of what is seen, in px of the window. */
    viewTop: useCallback(() => paneRef.current?.getBoundingClientRect().top ?? 0, []),
    /** Scrolls on by so many px. */
    scrollBy: useCallback(
      (top: number) => (paneRef.current ?? window).scrollBy({ top, behavior: 'instant' }),
      [],
    ),
  }
}

/** Finds the ancestors that may scroll up and down, the nearest first, even outside of a shadow tree. */
function panesOf(rows: HTMLElement): HTMLElement[] {
  const panes: HTMLElement[] = []
  for (let around = parentOf(rows); around && around !== document.body; around = parentOf(around)) {
    // An element that only scrolls sideways also computes to `auto`, but it grows with the rows.
    if (/auto|scroll/.test(getComputedStyle(around).overflowY)) panes.push(around)
  }
  return panes
}

function parentOf(element: HTMLElement): HTMLElement | null {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? (root.host as HTMLElement) : null
}
