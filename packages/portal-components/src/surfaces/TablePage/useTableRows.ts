import { useEffect, useMemo } from 'react'
import { REST_MS } from '../../hooks/idle'
import type { DataColumn } from '../../parts/table/dataColumns'
import type { DataSort } from '../../parts/table/sortRows'
import { useSorted } from '../../parts/table/sortRows'
import { searchedText, soughtWords } from '../../messages/searchedText'

export interface TableRowsOptions<Row extends object> {
  rows: readonly Row[]
  columns: readonly DataColumn<Row>[]
  sort: DataSort | null
  search: string
  isShown: ((row: Row) => boolean) | undefined
  /** Prepares the rows' search texts in idle time. Default: with the first search. */
  isSearched?: boolean
}

/**
 * Returns the rows that match the search and the filter, in order. Pass stable columns and a stable filter: a row's
 * search text is computed once per response, and a search does not sort.
 */
export function useTableRows<Row extends object>({
  rows,
  columns,
  sort,
  search,
  isShown,
  isSearched = false,
}: TableRowsOptions<Row>): readonly Row[] {
  const sorted = useSorted(rows, columns, sort)
  const textOf = useMemo(() => rowTexts(columns), [columns])
  const find = useMemo(() => finder(sorted, textOf, isShown), [sorted, textOf, isShown])

  useEffect(
    () => (isSearched ? whenIdle(rows, textOf, find.prepare) : undefined),
    [isSearched, rows, textOf, find],
  )

  return useMemo(() => find.rows(search), [find, search])
}

interface Found<Row> {
  search: string
  rows: readonly Row[]
  texts: readonly string[]
}

/** Searches rows. A search that extends the last one looks only through its matches. */
function finder<Row>(
  sorted: readonly Row[],
  textOf: (row: Row) => string,
  isShown: ((row: Row) => boolean) | undefined,
) {
  const shown = isShown ? sorted.filter(isShown) : sorted
  let all: Found<Row> | undefined
  let last: Found<Row> | undefined
  const prepare = () => (all ??= { search: '', rows: shown, texts: shown.map(textOf) })
  return {
    /** Prepares the texts for the first search. */
    prepare,
    rows(typed: string): readonly Row[] {
      if (typed === '') return shown
      const words = soughtWords(typed)
      if (words.length === 0) return shown
      const search = words.join(' ')
      last = narrowed(last && search.startsWith(last.search) ? last : prepare(), search, words)
      return last.rows
    },
  }
}

function narrowed<Row>(among: Found<Row>, search: string, words: readonly string[]): Found<Row> {
  const rows: Row[] = []
  const texts: string[] = []
  const only = words.length === 1 ? words[0] : undefined
  // A loop, because this runs at each keystroke.
  for (let index = 0; index < among.texts.length; index++) {
    const text = among.texts[index] ?? ''
    if (!(only === undefined ? words.every((word) => text.includes(word)) : text.includes(only))) continue
    rows.push(among.rows[index] as Row)
    texts.push(text)
  }
  return { search, rows, texts }
}

/** Computes a row's search text when it is first needed. */
function rowTexts<Row extends object>(columns: readonly DataColumn<Row>[]) {
  const texts = new WeakMap<Row, string>()
  const searched = columns.flatMap(({ text }) => text ?? [])
  return (row: Row): string => {
    const known = texts.get(row)
    if (known !== undefined) return known
    const made = searchedText(searched.map((text) => text(row)).join('\n'))
    texts.set(row, made)
    return made
  }
}

/** Duration of a slice of work, which leaves room in a frame for input. */
const SLICE_MS = 5

/** Processes rows in slices of idle time. The returned function cancels the work. */
function whenIdle<Row>(rows: readonly Row[], work: (row: Row) => void, done: () => void) {
  let next = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const slice = () => {
    const until = performance.now() + SLICE_MS
    while (next < rows.length && performance.now() < until) {
      for (const row of rows.slice(next, next + 50)) work(row)
      next += 50
    }
    if (next < rows.length) timer = setTimeout(slice, SLICE_MS * 2)
    else done()
  }
  timer = setTimeout(slice, REST_MS)
  return () => clearTimeout(timer)
}
