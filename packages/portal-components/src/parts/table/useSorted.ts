import { useMemo } from 'react'
import type { DataColumn } from './dataColumns'
import { rankRows, REVERSED, sortRows } from './sortRows'
import type { DataSort, RowRanks, SortKey } from './sortRows'

/** Returns the sorted rows; `null`: unsorted. Sort keys must be stable functions. */
export function useSorted<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
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
