/** A value to sort rows by. Texts go by the alphabet, with numbers in them by value; `null` goes last. */
export type SortKey = string | number | bigint | null

/** The kind of a column: its order is by the alphabet, the size or the day. */
export type ColumnKind = 'text' | 'figure' | 'day'

/** Stands for the rows' own order, reversed, in place of a column. */
export const REVERSED = 'reversed'

export interface DataSort {
  /** The id of a column with a sort key, or `REVERSED`. */
  column: string
  direction: 'ascending' | 'descending'
}

/** Sorts rows by their keys; rows with equal keys keep their order. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: DataSort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((one, other) => {
      if (one.key === null || other.key === null) return Number(one.key === null) - Number(other.key === null)
      return sign * compare(one.key, other.key)
    })
    .map(({ row }) => row)
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function compare(one: string | number | bigint, other: string | number | bigint): number {
  if (typeof one === 'string' || typeof other === 'string')
    return collator.compare(String(one), String(other))
  return one < other ? -1 : one > other ? 1 : 0
}
