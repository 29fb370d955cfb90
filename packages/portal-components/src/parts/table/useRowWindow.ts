import { useCallback, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { useIsPrinting } from '../../hooks/useIsPrinting'
import { useIsRested } from '../../hooks/idle'
import { useRowHeights } from './useRowHeights'
import { useRowPlace } from './useRowPlace'

export interface RowWindowOptions<Row> {
  bodyRef: RefObject<HTMLElement | null>
  /** All rows, in order. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
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

/** How a row is drawn: by the table's width, or as either where that is not known. */
export type RowForm = 'card' | 'row' | 'either'

/** A row to draw. */
export interface NearRow<Row> {
  row: Row
  key: string
  index: number
  /** Height of the rows left out before it, in px. */
  space: number
}

/** Paper has this many at most, so that a list of ten thousand does not hold the page up for half a minute. */
const MOST_PRINTED = 2_000

/** Gap between two cards, in px. */
const CARD_GAP = 12

/** Rows drawn out of sight at each end, so that a short scroll shows no gap and Tab finds the next row. */
const OVERSCAN = 2

/**
 * Decides which rows are drawn, and how much space the others take. Use it for rows that scroll with the page, or in a
 * pane of the host's. A row that has had the focus stays drawn, so that scrolling loses neither the focus nor anything
 * typed there. Paper does not scroll: all of them are drawn for it, or as many as can be.
 */
export function useRowWindow<Row>({ bodyRef, rows, rowKey, isVirtual, heights }: RowWindowOptions<Row>) {
  const { place, viewTop, scrollBy } = useRowPlace(bodyRef)
  const isPrinting = useIsPrinting()
  const isHydrated = useIsHydrated()
  const [isFromServer] = useState(!isHydrated)
  const { isRested } = useIsRested()
  // The rows out of sight of a list that is drawn whole come once the others have been painted: a list of fifty is not to
  // be dearer than one of thousands.
  const isWhole = isPrinting || (!isVirtual && (isRested || isFromServer))
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map())
  const width = place?.width ?? 0
  const isCard = width < 640
  const height = isCard ? heights.card : width < 960 ? heights.medium : heights.wide
  const gap = isCard ? CARD_GAP : 0
  const passed = place?.passed ?? 0

  const { positions, measureRow } = useRowHeights<Row>({
    rows,
    isMeasured: isVirtual && !isWhole,
    height,
    gap,
    viewTop,
    scrollBy,
  })
  const keptIndexes = useMemo(
    () => [...kept].map(([key, row]) => indexOf(rows, key, row, rowKey)).filter((index) => index >= 0),
    [rows, rowKey, kept],
  )

  // On a server all rows are drawn; on a page none is drawn twice, first for no width and then for its own.
  const near: NearRow<Row>[] = []
  let end = 0
  const add = (index: number) => {
    const row = rows[index] as Row
    const start = isWhole ? 0 : positions.startOf(index)
    near.push({ row, key: rowKey(row), index, space: near.length > 0 && !isWhole ? start - end : 0 })
    if (!isWhole) end = positions.startOf(index + 1)
  }
  const printed = isPrinting ? rows.slice(0, MOST_PRINTED) : rows
  if (isWhole) {
    if (place || !isHydrated) printed.forEach((_, index) => add(index))
  } else if (place && rows.length > 0) {
    const first = Math.max(0, positions.indexAt(passed) - OVERSCAN)
    const last = Math.min(rows.length - 1, positions.indexAt(passed + place.viewHeight) + 1 + OVERSCAN)
    const isNear = (index: number) => index >= first && index <= last
    const others = keptIndexes.filter((index) => !isNear(index)).sort((one, other) => one - other)
    for (const index of others) if (index < first) add(index)
    for (let index = first; index <= last; index++) add(index)
    for (const index of others) if (index > last) add(index)
  }

  const form: RowForm = width === 0 ? 'either' : isCard ? 'card' : 'row'
  return {
    form,
    near,
    /** All rows are drawn. */
    isWhole,
    /** How many rows paper leaves out at the end. */
    leftOut: rows.length - printed.length,
    before: isWhole ? 0 : positions.startOf(near[0]?.index ?? 0),
    after: isWhole ? 0 : Math.max(0, positions.startOf(rows.length) - end),
    /** Keys of the rows that stay drawn. */
    kept,
    keep: useCallback(
      (key: string, row: Row) => setKept((now) => (now.get(key) === row ? now : new Map(now).set(key, row))),
      [],
    ),
    measureRow,
  }
}

/** By the row itself, which is quicker than by keys; it is another one after the list has been read anew. */
function indexOf<Row>(rows: readonly Row[], key: string, row: Row, rowKey: (row: Row) => string): number {
  const index = rows.indexOf(row)
  return index >= 0 ? index : rows.findIndex((one) => rowKey(one) === key)
}
