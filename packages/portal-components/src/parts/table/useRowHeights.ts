import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { rowPositions } from './rowPositions'
import { sizeObserver } from '../../hooks/layoutObservers'

export interface RowHeightsOptions<Row> {
  rows: readonly Row[]
  isMeasured: boolean
  /** The estimated height of a row; a new estimate resets the measurements. */
  height: number
  gap: number
  /** Returns the top of the visible area, in px of the window. */
  viewTop: () => number
  scrollBy: (top: number) => void
}

interface Shown<Row> {
  row: Row
  isMeasured: boolean
}

/**
 * Measures rendered rows without forcing a layout, and returns the positions of all rows. A row higher than estimated
 * pushes the following ones down by itself, so no re-render is needed.
 */
export function useRowHeights<Row>({
  rows,
  isMeasured,
  height,
  gap,
  viewTop,
  scrollBy,
}: RowHeightsOptions<Row>) {
  const known = useMemo(() => ({ height, rows: new Map<Row, number>() }), [height])
  const [shown] = useState(() => new Map<Element, Shown<Row>>())
  const [, setShrunk] = useState(0)
  const observerRef = useRef<ResizeObserver | null>(null)
  const positions = useMemo(() => {
    const made = rowPositions({ count: rows.length, height, gap })
    if (known.rows.size === 0) return made
    rows.forEach((row, index) => {
      const size = known.rows.get(row)
      if (size !== undefined) made.grow(index, size - known.height)
    })
    return made
  }, [known, rows, height, gap])

  const measure = useEffectEvent((entries: ResizeObserverEntry[]) => {
    const top = viewTop()
    let shift = 0
    let hasShrunk = false
    for (const { target, borderBoxSize } of entries) {
      const one = shown.get(target)
      const size = borderBoxSize[0]?.blockSize ?? 0
      // Without layout, such as in a hidden tab, each row measures 0.
      if (!one || size === 0) continue
      const isNew = !one.isMeasured
      one.isMeasured = true
      const grown = size - (known.rows.get(one.row) ?? known.height)
      if (Math.abs(grown) < 0.5) continue
      known.rows.set(one.row, size)
      const index = Number((target as HTMLElement).dataset['index'])
      if (rows[index] === one.row) positions.grow(index, grown)
      hasShrunk ||= grown < 0
      const rect = target.getBoundingClientRect()
      if (isNew ? rect.top < top : rect.bottom <= top) shift += grown
    }
    // There may be room for more rows.
    if (hasShrunk) setShrunk((now) => now + 1)
    // Keeps the visible rows in position when a row above them has another height than estimated.
    if (shift !== 0) scrollBy(shift)
  })

  useLayoutEffect(() => {
    if (!isMeasured) return
    const observer = sizeObserver((entries) => measure(entries))
    // All rows are observed again after a reset.
    observerRef.current = observer
    for (const element of shown.keys()) observer.observe(element)
    return () => {
      observer.disconnect()
      observerRef.current = null
    }
  }, [isMeasured, shown, known])

  /** Measures the element of a row until the returned function is called. */
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
  return { positions, measureRow: isMeasured ? measureRow : undefined }
}
