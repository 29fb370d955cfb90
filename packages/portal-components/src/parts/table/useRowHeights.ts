import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

export interface RowHeightsOptions {
  isMeasured: boolean
  /** How high a row is likely to be; another height begins anew. */
  height: number
  /** The top of what is seen, in px of the window. */
  viewTop: () => number
  scrollBy: (top: number) => void
}

interface Shown<Row> {
  row: Row
  isMeasured: boolean
}

/**
 * Measures drawn rows as the browser lays them out, which asks for no layout of its own. Use it for rows whose likely
 * height is known: those that turn out otherwise are told.
 */
export function useRowHeights<Row>({ isMeasured, height, viewTop, scrollBy }: RowHeightsOptions) {
  const [known, setKnown] = useState<{ height: number; rows: ReadonlyMap<Row, number> }>({
    height,
    rows: new Map(),
  })
  const observerRef = useRef<ResizeObserver | null>(null)
  const [shown] = useState(() => new Map<Element, Shown<Row>>())
  const measured: ReadonlyMap<Row, number> = known.height === height ? known.rows : none

  const measure = useEffectEvent((entries: ResizeObserverEntry[]) => {
    const changed: [Row, number][] = []
    const top = viewTop()
    let shift = 0
    for (const { target, borderBoxSize } of entries) {
      const one = shown.get(target)
      const size = borderBoxSize[0]?.blockSize ?? 0
      // In a place without layout, such as a hidden tab, every row would measure 0.
      if (!one || size === 0) continue
      const isNew = !one.isMeasured
      one.isMeasured = true
      const grown = size - (measured.get(one.row) ?? height)
      if (Math.abs(grown) < 0.5) continue
      changed.push([one.row, size])
      const rect = target.getBoundingClientRect()
      if (isNew ? rect.top < top : rect.bottom <= top) shift += grown
    }
    if (changed.length === 0) return
    setKnown({ height, rows: new Map([...measured, ...changed]) })
    // The rows in sight stay where they are when a row above them turns out otherwise.
    if (shift !== 0) scrollBy(shift)
  })

  useLayoutEffect(() => {
    if (!isMeasured) return
    const observer = new ResizeObserver((entries) => measure(entries))
    observerRef.current = observer
    for (const element of shown.keys()) observer.observe(element)
    return () => {
      observer.disconnect()
      observerRef.current = null
    }
  }, [isMeasured, shown])

  /** Measures an element as the row that it shows, until what is returned is called. */
  const measureRow = useCallback(
    (element: Element, row: Row) => {
      shown.set(element, { row, isMeasured: false })
      observerRef.current?.observe(element)
      return () => {
        shown.delete(element)
        observerRef.current?.unobserve(element)
      }
    },
    [shown],
  )
  return { measured, measureRow: isMeasured ? measureRow : undefined }
}

const none: ReadonlyMap<never, number> = new Map<never, number>()
