import { plainText } from '@trade-portal/fluid-sdk'
import { cellsOf, isParted, separatorOf } from './padCells'
import type { PadRow, Separator } from './padCells'
import { amountOf, figureOf, figureOfCell, isBlank, isPieces, isUnit } from './padFigure'
import type { PadHeads } from './padHeads'
import type { PadLine } from './padLine'
import { UNKNOWN, readWords, withoutMarks } from './padWords'
import type { Reading } from './padWords'

/** A row of cells, without headers. */
interface LooseRow {
  separator: Separator
  cells: string[]
  isNumbered: boolean
}

/** A row's own meaning, before its units and the other lines are considered. */
export type Said = Omit<PadLine, keyof PadRow | 'units'>

/** Completes the reading of a line without named columns. */
export const whole = (reading: Reading): Said => ({ length: '', other: null, columns: null, ...reading })

/** Reads a row below its headers; `null` if it is in the pad's own syntax. */
export function readUnderHeads(text: string, table: PadHeads): Said | null {
  const { separator, heads, code, amount, length, amountUnit } = table
  if (!separator.startsWith(' ') && !isParted(text, separator)) return null
  const all = cellsOf(text, separator)
  // A bullet in a separate cell is not part of the table.
  const unmarked = all.length > heads.length ? cellsOf(withoutMarks(text).text, separator) : all
  if (separator.startsWith(' ') && unmarked.length !== heads.length) return null
  const cells = unmarked.map((cell) => (cell === '-' && separator.startsWith(' ') ? '' : cell))
  const columns = { separator, cells, code, amount, length, amountUnit }
  const said = { code: plainText(cells[code] ?? ''), length: lengthOf(cells, table), other: null, columns }
  if (amount === null) {
    const pieces = plainText(length === null ? '' : (cells[length] ?? ''))
    if (isPieces(pieces)) return { ...said, amount: pieces, length: '', doubt: null }
    return { ...said, amount: '', doubt: table.candidates.length > 0 ? 'column' : 'empty' }
  }
  // Unquoted commas have shifted the cells, unless they separate the pieces of a tally.
  if (cells.length > heads.length) {
    const pieces = cells.slice(amount)
    const isTally = amount === heads.length - 1 && pieces.every((cell) => isPieces(plainText(cell)))
    return isTally
      ? { ...said, amount: plainText(pieces.join(', ')), doubt: null }
      : { ...said, amount: cells.slice(code + 1).join(separator), length: '', doubt: 'unsure' }
  }
  const written = amountOf(plainText(cells[amount] ?? ''))
  // A missing cell has shifted those behind it.
  const isShifted = cells.length < heads.length && amount > code
  return { ...said, amount: written, doubt: written === '' ? 'empty' : isShifted ? 'unsure' : null }
}

function lengthOf(cells: readonly string[], { length, lengthUnit }: PadHeads): string {
  const written = plainText(length === null ? '' : (cells[length] ?? ''))
  return /^[\d.,]+$/.test(written) ? `${written}${lengthUnit}` : written
}

/** The columns of a table without headers, derived from all its rows. */
interface LooseColumns {
  /** The first column of single words, otherwise of long figures, otherwise of words. */
  code: number
  amount: number | null
  /** The customer has to choose the column of the quantity. */
  isAsked: boolean
}

export function columnsOf(rows: readonly LooseRow[]): LooseColumns {
  const figures = figureColumns(rows, 3)
  const [only = null] = figures
  const isAsked = figures.length > 1 || hasBlankColumn(rows, figures) || hasUnknownHeads(rows)
  return { code: codeColumn(rows), amount: isAsked ? null : only, isAsked }
}

/** A row of two cells has only one possible position for a figure, which does not apply to the other rows. */
function figureColumns(rows: readonly LooseRow[], least: number): number[] {
  const columns = rows
    .filter(({ cells }) => cells.length >= least)
    .flatMap(({ cells }) =>
      cells.flatMap((cell, index) => (figureOf(plainText(cell)) === null ? [] : [index])),
    )
  return [...new Set(columns)]
}

/** Next to a blank column, which may be an empty quantity, a figure may mean anything. */
function hasBlankColumn(rows: readonly LooseRow[], figures: readonly number[]): boolean {
  const wide = rows.map(({ cells }) => cells).filter((cells) => cells.length > 2)
  return figures.length === 1 && blankColumns(wide).length > 0
}

/** Returns the columns of the widest row, from 0. A sheet may have more rows than a call can have arguments. */
export function columnsIn(rows: readonly (readonly string[])[]): number[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, column) => column)
}

/** Returns the columns left blank in most rows; the last one may have some notes, but no units. */
export function blankColumns(rows: readonly (readonly string[])[]): number[] {
  const columns = columnsIn(rows)
  return columns.filter((column) => {
    const filled = rows.map((cells) => cells[column] ?? '').filter((cell) => !isBlank(cell))
    const isOfNotes = column === columns.length - 1 && !filled.every((cell) => isUnit(cell))
    return filled.length * 2 <= rows.length || (filled.length < rows.length && isOfNotes)
  })
}

/** Returns whether words above figures are headers, although none of them is known. */
function hasUnknownHeads([first, ...others]: readonly LooseRow[]): boolean {
  const heads = first?.cells.map(plainText) ?? []
  if (!areWords(heads)) return false
  return figureColumns(others, 2).some((column) => isWord(heads[column] ?? ''))
}

const isWord = (cell: string) => /^\D{1,24}$/.test(cell) && !/[.:!?]$/.test(cell) && !isBlank(cell)

/** Returns true for cells with only words, as in a header row. */
export const areWords = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell) => cell === '' || isWord(cell))

function codeColumn(rows: readonly LooseRow[]): number {
  const holds = (column: number, form: RegExp) =>
    rows.filter(({ cells }) => form.test(cells[column] ?? '')).length * 2 > rows.length
  const columns = columnsIn(rows.map(({ cells }) => cells))
  const forms = [/^(?=.*\p{L})(?=.*[\d-])\S{3,}$/u, /^\d{4,}$/, /\p{L}/u]
  const found = forms.map((form) => columns.find((column) => holds(column, form)))
  return found.find((column) => column !== undefined) ?? 0
}

export function readLoose(row: LooseRow, { code, amount, isAsked }: LooseColumns): Said {
  const { separator, cells, isNumbered } = row
  const plain = cells.map(plainText)
  if (isAsked) {
    const columns = { separator, cells, code, amount: null, length: null, amountUnit: '' }
    return { code: plain[code] ?? '', amount: '', length: '', doubt: 'column', other: null, columns }
  }
  const filled = plain.filter((cell) => !isBlank(cell))
  if (filled.length === 1) return whole(emptied(filled[0] ?? '', isNumbered))
  if (plain.at(-1) === UNKNOWN) {
    const said = fromCells(plain.slice(0, -1), amount)
    return whole({ ...said, doubt: said.doubt ?? 'unsure' })
  }
  return whole(fromCells(plain, amount))
}

/** Reads a row with one filled cell: its quantity is missing, unless the cell includes one. */
function emptied(text: string, isNumbered: boolean): Reading {
  const said = readWords(text, isNumbered)
  return said.amount === '' ? { ...said, doubt: 'empty' } : said
}

function fromCells(plain: string[], amount: number | null): Reading {
  const [first = '', second = ''] = plain
  const [one, another] = [figureOfCell(first), figureOfCell(second)]
  const lengths = plain.slice(1).filter((cell) => isPieces(cell))
  if (lengths.length > 0 && plain.slice(1).every((cell) => cell === '' || isPieces(cell))) {
    return { code: first, amount: lengths.join(', '), doubt: null }
  }
  if (one?.kind === 'whole' && another === null && second !== '') {
    const isLone = plain.length > 2 && first === '1'
    return { code: second, amount: one.amount, doubt: isLone ? 'unsure' : null }
  }
  const column = plain.length > 2 ? amount : plain.findIndex((cell, at) => at > 0 && figureOf(cell) !== null)
  const figure = figureOfCell(plain[column ?? -1] ?? '')
  if (figure === null) {
    // `12abc` is not a quantity, and its line will show that.
    const isWritten = plain.length === 2 && /^[-+]?\d\S*$/.test(second)
    return { code: first, amount: isWritten ? second : '', doubt: isWritten ? null : 'empty' }
  }
  if (column === 0) return { code: second, amount: figure.amount, doubt: 'unsure' }
  const isOther = plain.length === 2 && /^\d+$/.test(first) && figure.kind === 'whole'
  return {
    code: first,
    amount: figure.amount,
    doubt: figure.kind === 'price' ? 'price' : null,
    ...(isOther && { other: { code: second, amount: first } }),
  }
}

/**
 * Returns the cells of a row without headers, or `null` if it is a line of words. If other pipes in its block are not
 * frames, leading and trailing pipes mark empty cells.
 */
export function looseRow(text: string, hasFrames: boolean): LooseRow | null {
  const { text: unmarked, isNumbered } = withoutMarks(text)
  const found = separatorOf(unmarked)
  if (found === null) return null
  const separator = found === '||' && !hasFrames ? '|' : found
  const cells = cellsOf(unmarked, separator)
  // Two words with spaces between them are just words.
  return separator === '  ' && cells.length < 3 ? null : { separator, cells, isNumbered }
}
