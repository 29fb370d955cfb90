import { useMemo } from 'react'
import type { DataColumn } from '../../parts/table/dataColumns'
import type { DataSort } from '../../parts/table/sortRows'
import { useSorted } from '../../parts/table/useSorted'

export interface TableRowsOptions<Row extends object> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  sort: DataSort | null
  search: string
  isShown: ((row: Row) => boolean) | undefined
}

/**
 * The rows that a search and a filter let through, in their order. Use it with columns and a filter that stay the same
 * from render to render: the words of a row are put together once per answer, and a search sorts nothing.
 */
export function useTableRows<Row extends object>({
  rows,
  columns,
  sort,
  search,
  isShown,
}: TableRowsOptions<Row>): readonly Row[] {
  const sorted = useSorted(rows, columns, sort)
  const textOf = useMemo(() => rowTexts(columns), [columns])
  return useMemo(() => {
    const words = plain(search).split(/\s+/).filter(Boolean)
    if (words.length === 0 && !isShown) return sorted
    return sorted.filter((row) => {
      if (isShown && !isShown(row)) return false
      return words.every((word) => textOf(row).includes(word))
    })
  }, [sorted, textOf, search, isShown])
}

/** Puts the words of a row together when they are first asked for. */
function rowTexts<Row extends object>(columns: readonly DataColumn<Row>[]) {
  const texts = new WeakMap<Row, string>()
  const searched = columns.flatMap(({ text }) => text ?? [])
  return (row: Row): string => {
    const known = texts.get(row)
    if (known !== undefined) return known
    const made = plain(searched.map((text) => text(row)).join('\n'))
    texts.set(row, made)
    return made
  }
}

/** Letters without case and accents, figures without commas, so that what is typed either way is found. */
function plain(text: string): string {
  const lower = text.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1')
  // Most texts have none, and looking is cheaper than taking them apart.
  return /[^\0-\x7f]/.test(lower) ? lower.normalize('NFD').replace(/\p{Mn}/gu, '') : lower
}
