import { useMemo } from 'react'
import { useStableHandler } from '../../hooks/useStableHandler'

/** The state and labels of the rows' boxes. */
export interface DataSelection<Row> {
  /** Keys of the selected rows. Rows stay selected while they are not shown. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Names the box of a row. */
  label: (row: Row) => string
  /** Names the box that selects all rows shown. */
  allLabel: string
}

/** How many of the rows shown are selected, and handlers that stay the same. Use it in a table that may have boxes. */
export function useRowSelection<Row>({
  selection,
  rows,
  rowKey,
}: {
  selection: DataSelection<Row> | undefined
  rows: readonly Row[]
  rowKey: (row: Row) => string
}) {
  const selected = selection?.selected
  const state = useMemo(() => {
    if (!selected || selected.size === 0 || rows.length === 0) return 'none'
    const isSelected = (row: Row) => selected.has(rowKey(row))
    if (!rows.some(isSelected)) return 'none'
    return rows.every(isSelected) ? 'all' : 'some'
  }, [selected, rows, rowKey])
  const select = (keys: readonly string[], isSelected: boolean) =>
    selection?.onChange(withKeys(selection.selected, keys, isSelected))
  return {
    state,
    onSelect: useStableHandler((key: string, isSelected: boolean) => select([key], isSelected)),
    /** All that are shown: the others keep what they are. */
    onSelectAll: useStableHandler((isSelected: boolean) => select(rows.map(rowKey), isSelected)),
  } as const
}

/** Adds some keys to a set, or removes them. */
export function withKeys(
  set: ReadonlySet<string>,
  keys: readonly string[],
  isIn: boolean,
): ReadonlySet<string> {
  const next = new Set(set)
  for (const key of keys) {
    if (isIn) next.add(key)
    else next.delete(key)
  }
  return next
}
