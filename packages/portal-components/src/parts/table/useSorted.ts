import { useMemo } from 'react'
import type { DataColumn } from './dataColumns'
import { REVERSED, sortRows } from './sortRows'
import type { DataSort } from './sortRows'

/** Rows in an order; `null` is their own. Use it with columns whose sort keys stay the same from render to render. */
export function useSorted<Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | null,
): readonly Row[] {
  const column = sort?.column
  const direction = sort?.direction ?? 'ascending'
  const keyOf = columns.find(({ id }) => id === column)?.sortKey
  return useMemo(() => {
    if (column === REVERSED) return rows.toReversed()
    return keyOf ? sortRows(rows, keyOf, direction) : rows
  }, [rows, column, keyOf, direction])
}
