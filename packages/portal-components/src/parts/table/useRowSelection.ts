import { useMemo } from 'react'
import { useStableHandler } from '../../hooks/useStableHandler'

/** The selection of rows and the labels of their checkboxes. */
export interface DataSelection<Row> {
  /** Keys of the selected rows, including filtered-out ones. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** Returns the label of the checkbox of a row. */
  label: (row: Row) => string
  /** Label of the checkbox for all displayed rows. */
  allLabel: string
}

/** Returns whether none, some or all displayed rows are selected, with stable handlers. */
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
    /** Applies to the displayed rows only. */
    onSelectAll: useStableHandler((isSelected: boolean) => select(rows.map(rowKey), isSelected)),
  } as const
}

/** Returns the set with some keys added or removed. */
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
