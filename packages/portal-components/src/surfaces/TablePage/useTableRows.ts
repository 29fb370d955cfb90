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
  /** Reads the words of the rows ahead, while the page has nothing else to do. Default: with the first search. */
  isSearched?: boolean
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

/** Looks through rows; a search that goes on from the last one looks through what that one found. */
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
    /** Has the texts at hand before the first search. */
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
  // A loop, since this is what each key waits for.
  for (let index = 0; index < among.texts.length; index++) {
    const text = among.texts[index] ?? ''
    if (!(only === undefined ? words.every((word) => text.includes(word)) : text.includes(only))) continue
    rows.push(among.rows[index] as Row)
    texts.push(text)
  }
  return { search, rows, texts }
}

/** Puts the words of a row together when they are first asked for. */
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

/** Milliseconds that are worked at a time, which leaves room in a frame for whatever a person does. */
const SLICE_MS = 5

/** Does something with each row while the page has nothing else to do, unless what is returned is called before. */
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
