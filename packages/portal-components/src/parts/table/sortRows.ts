import { useMemo } from 'react'

/** A sort key. Texts are sorted alphabetically, with numbers in them by value; `null` is last. */
export type SortKey = string | number | bigint | null

/** The kind of a column: sorted alphabetically, by size or by day. */
export type ColumnKind = 'text' | 'figure' | 'day'

/** Replaces a column id: the rows' own order, reversed. */
export const REVERSED = 'reversed'

export interface DataSort {
  /** The id of a sortable column, or `REVERSED`. */
  column: string
  direction: 'ascending' | 'descending'
}

/** The rank of each row. Equal keys have the same rank, and `null` has the last. */
export interface RowRanks {
  ranks: Uint32Array
  /** Number of ranks, not counting that of `null`. */
  count: number
}

/**
 * Ranks rows by their keys, once for both directions. Long lists have many equal keys, so distinct keys are compared
 * and not rows.
 */
export function rankRows<Row>(rows: readonly Row[], keyOf: (row: Row) => SortKey): RowRanks {
  const keys = rows.map(keyOf)
  const known = new Set(keys)
  known.delete(null)
  const order = new Map<SortKey, number>()
  let count = 0
  let before: SortKey = null
  for (const key of sorted([...(known as Set<string | number | bigint>)])) {
    // Texts that differ only in case or accents are equal.
    if (before !== null && compare(before, key) !== 0) count++
    order.set(key, count)
    before = key
  }
  if (order.size > 0) count++
  return { ranks: Uint32Array.from(keys, (key) => (key === null ? count : (order.get(key) ?? count))), count }
}

/** Sorts rows by rank. The sort is stable, and rows without a key stay last. */
export function sortRows<Row>(
  rows: readonly Row[],
  { ranks, count }: RowRanks,
  direction: DataSort['direction'],
): Row[] {
  const positionOf = (rank: number) => (rank === count || direction === 'ascending' ? rank : count - 1 - rank)
  const starts = new Uint32Array(count + 2)
  for (const rank of ranks) {
    const position = positionOf(rank) + 1
    starts[position] = (starts[position] ?? 0) + 1
  }
  for (let position = 1; position < starts.length; position++) {
    starts[position] = (starts[position] ?? 0) + (starts[position - 1] ?? 0)
  }
  const result = rows.slice()
  ranks.forEach((rank, index) => {
    const position = positionOf(rank)
    const to = starts[position] ?? 0
    result[to] = rows[index] as Row
    starts[position] = to + 1
  })
  return result
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function sorted(keys: (string | number | bigint)[]): readonly (string | number | bigint)[] {
  // Numbers sort several times as fast without a comparison function.
  if (keys.every((key) => typeof key === 'number')) return [...Float64Array.from(keys).sort()]
  return keys.sort(compare)
}

function compare(one: string | number | bigint, other: string | number | bigint): number {
  if (typeof one === 'string' || typeof other === 'string')
    return collator.compare(String(one), String(other))
  return one < other ? -1 : one > other ? 1 : 0
}

/** Returns the sorted rows; `null`: unsorted. Sort keys must be stable functions. */
export function useSorted<Row>(
  rows: readonly Row[],
  columns: readonly { id: string; sortKey?: (row: Row) => SortKey }[],
  sort: DataSort | null,
): readonly Row[] {
  const column = sort?.column
  const direction = sort?.direction ?? 'ascending'
  const keyOf = columns.find(({ id }) => id === column)?.sortKey
  const ranksBy = useMemo(() => rankings(rows), [rows])
  return useMemo(() => {
    if (column === REVERSED) return rows.toReversed()
    return keyOf ? sortRows(rows, ranksBy(keyOf), direction) : rows
  }, [rows, ranksBy, column, keyOf, direction])
}

/** Caches the ranks of rows by sort key. */
function rankings<Row>(rows: readonly Row[]) {
  const known = new Map<(row: Row) => SortKey, RowRanks>()
  return (keyOf: (row: Row) => SortKey): RowRanks => {
    const ranked = known.get(keyOf) ?? rankRows(rows, keyOf)
    known.set(keyOf, ranked)
    return ranked
  }
}
