import { useCallback, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { rowPositions } from './rowPositions'
import { sizeObserver } from '../../hooks/layoutObservers'

export interface RowHeightsOptions<Row> {
  /** All rows, in order. */
  rows: readonly Row[]
  isMeasured: boolean
  /** How high a row is likely to be; another height begins anew. */
  height: number
  /** Between two rows. */
  gap: number
  /** The top of what is seen, in px of the window. */
  viewTop: () => number
  scrollBy: (top: number) => void
}

interface Shown<Row> {
  row: Row
  isMeasured: boolean
}

/**
 * Measures drawn rows as the browser lays them out, which asks for no layout of its own, and tells where all rows stand.
 * Use it for rows whose likely height is known. Those that turn out higher push what follows down by themselves, so that
 * they are not drawn again for it.
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
      // In a place without layout, such as a hidden tab, every row would measure 0.
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
    // There may be room for more rows now.
    if (hasShrunk) setShrunk((now) => now + 1)
    // The rows in sight stay where they are when a row above them turns out otherwise.
    if (shift !== 0) scrollBy(shift)
  })

  useLayoutEffect(() => {
    if (!isMeasured) return
    const observer = sizeObserver((entries) => measure(entries))
    // All of them are told again where another height has begun.
    observerRef.current = observer
    for (const element of shown.keys()) observer.observe(element)
    return () => {
      observer.disconnect()
      observerRef.current = null
    }
  }, [isMeasured, shown, known])

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
  return { positions, measureRow: isMeasured ? measureRow : undefined }
}
