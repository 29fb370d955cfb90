import { plainText } from '@trade-portal/fluid-sdk'
import { LINE_END, readRows, rowOf } from './padCells'
import { figureOf, isUnit } from './padFigure'
import type { PadHeads } from './padHeads'
import type { PadColumns, PadLine } from './padLine'
import { areWords, blankColumns, columnsIn } from './padTable'

const MOST_SAMPLES = 3

/** A table with several columns of figures: which of them is the quantity? */
export interface ColumnQuestion {
  /** Line number of its first row, including a row of unknown headers. */
  number: number
  /** Its first row below the headers. */
  text: string
  /** The row above that one, if its words are headers; `null` otherwise. */
  unknownHeads: string | null
  count: number
  code: number
  /** The column of lengths, if a header names one. */
  length: number | null
  /** Columns to choose from, from 0. */
  candidates: number[]
  /** The headers as written; empty if there are none. */
  heads: readonly string[]
  samples: readonly (readonly string[])[]
  separator: PadColumns['separator']
}

/** Returns the question that a table's rows wait for, or `null`. */
export function askColumn(lines: readonly PadLine[], table: PadHeads | null): ColumnQuestion | null {
  const waiting = lines.filter(({ doubt }) => doubt === 'column')
  const first = waiting[0]
  if (!first?.columns) return null
  const { separator, code, length } = first.columns
  const all = waiting.filter(({ columns }) => columns?.separator === separator && columns.code === code)
  const isHeaded = table === null && hasUnknownHeads(all)
  const own = isHeaded ? all.slice(1) : all
  const rows = own.map(({ columns }) => columns?.cells ?? [])
  const isFigure = (cell: string | undefined) => figureOf(plainText(cell ?? ''))
  const named = table && table.candidates.length > 0 ? table.candidates : null
  const figured = columnsIn(rows).filter(
    (index) => index !== code && rows.some((cells) => isFigure(cells[index])),
  )
  const blank = blankColumns(rows).filter((index) => index !== code && !figured.includes(index))
  // A column without values may be the intended one.
  const loose = figured.length > 1 ? figured : [...figured, ...blank]
  const able = named ? named.filter((index) => figured.includes(index) || blank.includes(index)) : loose
  // A column of prices is not a quantity, unless it is the only choice.
  const likely = able.filter((index) => rows.some((cells) => isFigure(cells[index])?.kind !== 'price'))
  if (!able.some((index) => figured.includes(index))) return null
  return {
    number: first.number,
    text: own[0]?.text ?? '',
    unknownHeads: isHeaded ? first.text : null,
    count: rows.length,
    code,
    length,
    candidates: (likely.length > 0 ? likely : able).sort((one, other) => one - other),
    heads: table?.heads ?? (isHeaded ? first.columns.cells : []),
    samples: rows.slice(0, MOST_SAMPLES),
    separator,
  }
}

/**
 * Returns whether the first row has headers: several words directly above rows with codes that contain digits, but no
 * unit, POA or code.
 */
function hasUnknownHeads([first, ...below]: readonly PadLine[]): boolean {
  const [next] = below
  if (!first?.columns || next?.number !== first.number + 1) return false
  const { cells, code } = first.columns
  const codes = below.map(({ columns }) => columns?.cells[code] ?? '')
  const isCode = /^[A-Z-]{5,}$/.test(cells[code] ?? '') && cells.some((cell) => cell !== cell.toUpperCase())
  return (
    !isCode &&
    cells.filter((cell) => cell !== '').length > 1 &&
    !cells.some((cell) => isUnit(cell) || /^p\.?o\.?a\.?$/i.test(cell)) &&
    areWords(cells.map(plainText)) &&
    codes.filter((each) => /\d/.test(each)).length * 2 > codes.length
  )
}

/** Writes the answer as a header row above the table, replacing unknown headers. The customer can remove it. */
export function answerColumn(text: string, question: ColumnQuestion, column: number): string {
  const lines = text.split(LINE_END)
  const row = readRows(text).find(({ number }) => number === question.number)
  // Another tab may have changed the pad since.
  const isInPosition = row !== undefined && row.text === question.unknownHeads
  lines.splice((row?.number ?? 1) - 1, isInPosition ? 1 : 0, headsOf(question, column))
  return lines.join('\n')
}

/** Returns a pad without the answer to a question; `null` if the answer is no longer above its table. */
export function withoutAnswer(text: string, question: ColumnQuestion, column: number): string | null {
  const heads = headsOf(question, column)
  const row = readRows(text).find(
    (each, index, rows) => each.text === heads && rows[index + 1]?.text === question.text,
  )
  if (!row) return null
  const lines = text.split(LINE_END)
  lines.splice(
    row.number - 1,
    row.end - row.number + 1,
    ...(question.unknownHeads === null ? [] : [question.unknownHeads]),
  )
  return lines.join('\n')
}

function headsOf(question: ColumnQuestion, column: number): string {
  // As wide as the previous headers: otherwise a row with a missing cell would no longer be in doubt.
  const widths = [question.heads, ...question.samples].map((cells) => cells.length)
  const width = Math.max(question.code + 1, column + 1, ...widths)
  const heads = Array.from({ length: width }, (_, index) => {
    if (index === question.code) return 'SKU'
    if (index === column) return 'Quantity'
    return index === question.length ? (question.heads[index] ?? '-') : '-'
  })
  return rowOf(heads, question.separator)
}
