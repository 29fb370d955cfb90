/*
 * Our own window, because @tanstack/react-virtual 3.14.26 mounts slower. Measured on 2026-11-27: InvoiceTable with 10,000
 * invoices in the bench's page, production build, 4x CPU; thread time in ms, median (range) of 5 alternating rounds; the
 * library with memoised rows and cells, without reused elements.
 *
 *                             ours           react-virtual
 *   1280 px  mount            198 (160-243)  257 (175-361)
 *            600 px scrolled  405 (288-474)  454 (397-559)
 *            longest task      69 (43-89)     65 (44-77)
 *   390x844  mount            113 (92-130)   136 (105-165)
 *   touch    585 px scrolled  452 (403-509)  440 (341-489)
 *            longest task      37 (31-50)     37 (34-45)
 *
 * Two builds with this same window differed by 20 % in mounting at 1280 px, so only larger differences count there.
 */
import { useCallback, useMemo, useState } from 'react'
import type { RefObject } from 'react'
import { useIsHydrated } from '../../hooks/useIsHydrated'
import { useIsPrinting } from '../../hooks/useIsPrinting'
import { useIsRested } from '../../hooks/idle'
import { useRowHeights } from './useRowHeights'
import { useRowPosition } from './useRowPosition'

export interface RowWindowOptions<Row> {
  bodyRef: RefObject<HTMLElement | null>
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Renders only the rows near the viewport. */
  isVirtual: boolean
  /** Estimated heights of a row, until it is measured. */
  heights: RowHeights
}

export interface RowHeights {
  card: number
  medium: number
  wide: number
}

/** The form of a row by the width of the table; `either` where that is unknown. */
export type RowForm = 'card' | 'row' | 'either'

export interface NearRow<Row> {
  row: Row
  key: string
  index: number
  /** Height of the omitted rows before it, in px. */
  space: number
}

/** The maximum in print: a list of ten thousand would block the page for half a minute. */
const MOST_PRINTED = 2_000

const CARD_GAP = 12

/** Extra rows at each end, so that a short scroll shows no gap and Tab finds the next row. */
const OVERSCAN = 2

/**
 * Returns the rows to render and the space for the others, for rows that scroll with the page or in a pane of the host.
 * A row that has had the focus stays rendered, so that scrolling loses neither the focus nor a draft. In print all rows
 * are rendered, up to a limit.
 */
export function useRowWindow<Row>({ bodyRef, rows, rowKey, isVirtual, heights }: RowWindowOptions<Row>) {
  const { position, viewTop, scrollBy } = useRowPosition(bodyRef)
  const isPrinting = useIsPrinting()
  const isHydrated = useIsHydrated()
  const [isFromServer] = useState(!isHydrated)
  const { isRested } = useIsRested()
  // Rows out of view in a fully rendered list come after the first paint, so that fifty rows cost no more
  // than thousands.
  const isWhole = isPrinting || (!isVirtual && (isRested || isFromServer))
  const [retained, setRetained] = useState<ReadonlyMap<string, Row>>(new Map())
  const width = position?.width ?? 0
  const isCard = width < 640
  const height = isCard ? heights.card : width < 960 ? heights.medium : heights.wide
  const gap = isCard ? CARD_GAP : 0
  const passed = position?.passed ?? 0

  const { positions, measureRow } = useRowHeights<Row>({
    rows,
    isMeasured: isVirtual && !isWhole,
    height,
    gap,
    viewTop,
    scrollBy,
  })
  const retainedIndexes = useMemo(
    () => [...retained].map(([key, row]) => indexOf(rows, key, row, rowKey)).filter((index) => index >= 0),
    [rows, rowKey, retained],
  )

  // A server renders all rows. A page renders none before its width is known.
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
    if (position || !isHydrated) printed.forEach((_, index) => add(index))
  } else if (position && rows.length > 0) {
    const first = Math.max(0, positions.indexAt(passed) - OVERSCAN)
    const last = Math.min(rows.length - 1, positions.indexAt(passed + position.viewHeight) + 1 + OVERSCAN)
    const isNear = (index: number) => index >= first && index <= last
    const others = retainedIndexes.filter((index) => !isNear(index)).sort((one, other) => one - other)
    for (const index of others) if (index < first) add(index)
    for (let index = first; index <= last; index++) add(index)
    for (const index of others) if (index > last) add(index)
  }

  const form: RowForm = width === 0 ? 'either' : isCard ? 'card' : 'row'
  return {
    form,
    near,
    /** All rows are rendered. */
    isWhole,
    /** The number of rows omitted in print. */
    leftOut: rows.length - printed.length,
    before: isWhole ? 0 : positions.startOf(near[0]?.index ?? 0),
    after: isWhole ? 0 : Math.max(0, positions.startOf(rows.length) - end),
    /** Keys of the rows that stay rendered. */
    retained,
    retain: useCallback(
      (key: string, row: Row) =>
        setRetained((now) => (now.get(key) === row ? now : new Map(now).set(key, row))),
      [],
    ),
    measureRow,
  }
}

/** Compares rows first, which is faster than comparing keys; after a refetch the objects differ. */
function indexOf<Row>(rows: readonly Row[], key: string, row: Row, rowKey: (row: Row) => string): number {
  const index = rows.indexOf(row)
  return index >= 0 ? index : rows.findIndex((one) => rowKey(one) === key)
}
