import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import type { Range } from '@tanstack/react-virtual'
import { useCallback, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { useIsPrinting } from '../../hooks/useIsPrinting'
import { observePane } from './observePane'
import { useRowPlace } from './useRowPlace'

export interface RowWindowOptions {
  bodyRef: RefObject<HTMLElement | null>
  /** Keys of all rows, in order. */
  keys: readonly string[]
  /** Draws only the rows near the screen. */
  isVirtual: boolean
  /** Likely heights of a row, until it has been measured. */
  heights: RowHeights
}

export interface RowHeights {
  card: number
  medium: number
  wide: number
}

/** Paper has this many at most, so that a list of ten thousand does not hold the page up for half a minute. */
const MOST_PRINTED = 2_000

/** Gap between two cards, in px. */
const CARD_GAP = 12

/**
 * Decides which rows are drawn, and how much space the others take. Use it for rows that scroll with the page, or in a
 * pane of the host's. A row that has had the focus stays drawn, so that scrolling loses neither the focus nor anything
 * typed there. Paper does not scroll: all of
 * them are drawn for it, or as many as can be.
 */
export function useRowWindow({ bodyRef, keys, isVirtual, heights }: RowWindowOptions) {
  const { top, width, paneNow } = useRowPlace(bodyRef)
  const isPrinting = useIsPrinting()
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  const isNarrow = width > 0 && width < 640
  const height = isNarrow || width === 0 ? heights.card : width < 960 ? heights.medium : heights.wide
  const gap = isNarrow || width === 0 ? CARD_GAP : 0

  // Stays the same between renders, because a new function would lay out every row again.
  const getItemKey = useCallback((index: number) => keys[index] ?? index, [keys])
  const keptIndexes = useMemo(
    () => (kept.size > 0 ? keys.flatMap((key, index) => (kept.has(key) ? [index] : [])) : []),
    [keys, kept],
  )
  const rangeExtractor = useCallback(
    (range: Range) => {
      const near = defaultRangeExtractor(range)
      if (keptIndexes.length === 0) return near
      return [...new Set([...near, ...keptIndexes])].sort((one, other) => one - other)
    },
    [keptIndexes],
  )
  const scrolling = useMemo(() => observePane(paneNow), [paneNow])
  const rows = useWindowVirtualizer<HTMLTableRowElement>({
    ...scrolling,
    enabled: isVirtual,
    count: keys.length,
    estimateSize: () => height,
    gap,
    getItemKey,
    rangeExtractor,
    scrollMargin: top,
    overscan: 8,
    // In a place without layout, such as a hidden tab, every row would measure 0 and all would be drawn.
    measureElement: (row) => row.offsetHeight || height,
  })

  const isWhole = !isVirtual || isPrinting
  const printed = isPrinting ? keys.slice(0, MOST_PRINTED) : keys
  const items = isWhole ? [] : rows.getVirtualItems()
  let end = top
  const near = items.map(({ index, start, end: itsEnd }, place) => {
    const space = place === 0 ? 0 : Math.max(0, start - end - gap)
    end = itsEnd
    return { index, space }
  })
  const keep = (key: string) => {
    if (isVirtual && !kept.has(key)) setKept(new Set([...kept, key]))
  }
  return {
    isNarrow,
    /** All rows are drawn. */
    isWhole,
    /** The rows to draw. `space` is the height of the rows left out before one. */
    drawn: isWhole ? printed.map((_, index) => ({ index, space: 0 })) : near,
    /** How many rows paper leaves out at the end. */
    leftOut: keys.length - (isWhole ? printed.length : keys.length),
    before: isWhole ? 0 : (items[0]?.start ?? top) - top,
    after: isWhole ? 0 : Math.max(0, rows.getTotalSize() - (end - top)),
    measureRow: isWhole ? undefined : rows.measureElement,
    keep,
  }
}
