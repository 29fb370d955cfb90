import { plainText } from '@trade-portal/fluid-sdk'
import { cellsOf, isParted, separatorOf } from './padCells'
import type { PadRow, Separator } from './padCells'
import { amountOf, figureOf, figureOfCell, isBlank, isPieces, isUnit } from './padFigure'
import type { PadHeads } from './padHeads'
import type { PadLine } from './padLine'
import { UNKNOWN, readWords, withoutMarks } from './padWords'

/** Consecutive rows of cells, without headers. */
export interface LooseTable {
  separator: Separator
  rows: { row: PadRow; cells: string[]; isNumbered: boolean }[]
}

type Said = Pick<PadLine, 'code' | 'amount' | 'length' | 'doubt' | 'other' | 'columns'>

/** Reads a row below its headers; `null` if it is in the pad's own syntax. */
export function readUnderHeads(text: string, table: PadHeads): Said | null {
  const { separator, heads } = table
  if (!separator.startsWith(' ') && !isParted(text, separator)) return null
  const all = cellsOf(text, separator)
  // A bullet in a separate cell is not part of the table.
  const written = all.length > heads.length ? cellsOf(withoutMarks(text).text, separator) : all
  if (separator.startsWith(' ') && written.length !== heads.length) return null
  const cells = written.map((cell) => (cell === '-' && separator.startsWith(' ') ? '' : cell))
  const code = plainText(cells[table.code] ?? '')
  const columns = {
    separator,
    cells,
    code: table.code,
    amount: table.amount ?? null,
    length: table.length,
    amountUnit: table.amountUnit,
  }
  const said = { code, length: lengthOf(cells, table), other: null, columns }
  if (table.amount === null) {
    const pieces = plainText(table.length === null ? '' : (cells[table.length] ?? ''))
    if (isPieces(pieces)) return { ...said, amount: pieces, length: '', doubt: null }
    return { ...said, amount: '', doubt: table.candidates.length > 0 ? 'column' : 'empty' }
  }
  // Unquoted commas have shifted the cells, unless they separate the pieces of a tally.
  if (cells.length > heads.length) {
    const pieces = cells.slice(table.amount)
    const isTally = table.amount === heads.length - 1 && pieces.every((cell) => isPieces(plainText(cell)))
    return isTally
      ? { ...said, amount: plainText(pieces.join(', ')), doubt: null }
      : { ...said, amount: cells.slice(table.code + 1).join(separator), length: '', doubt: 'unsure' }
  }
  const amount = amountOf(plainText(cells[table.amount] ?? ''))
  // A missing cell has shifted those behind it.
  if (amount !== '' && cells.length < heads.length && table.amount > table.code)
    return { ...said, amount, doubt: 'unsure' }
  return { ...said, amount, doubt: amount === '' ? 'empty' : null }
}

function lengthOf(cells: readonly string[], { length, lengthUnit }: PadHeads): string {
  const written = plainText(length === null ? '' : (cells[length] ?? ''))
  return /^[\d.,]+$/.test(written) ? `${written}${lengthUnit}` : written
}

/** The columns of a table without headers, derived from all its rows. */
export interface LooseColumns {
  /** The first column of single words, otherwise of long figures, otherwise of words. */
  code: number
  amount: number | null
  /** The customer has to choose the column of the quantity. */
  isAsked: boolean
}

export function columnsOf(table: LooseTable): LooseColumns {
  const figures = figureColumns(table, 3)
  const [only = null] = figures
  const isAsked = figures.length > 1 || hasBlankColumn(table, figures) || hasUnknownHeads(table)
  return { code: codeColumn(table), amount: isAsked ? null : only, isAsked }
}

/** A row of two cells has only one possible position for a figure, which does not apply to the other rows. */
function figureColumns({ rows }: LooseTable, least: number): number[] {
  const columns = rows
    .filter(({ cells }) => cells.length >= least)
    .flatMap(({ cells }) =>
      cells.flatMap((cell, index) => (figureOf(plainText(cell)) === null ? [] : [index])),
    )
  return [...new Set(columns)]
}

/** Next to a blank column, which may be an empty quantity, a figure may mean anything. */
function hasBlankColumn({ rows }: LooseTable, figures: readonly number[]): boolean {
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
function hasUnknownHeads(table: LooseTable): boolean {
  const [first, ...others] = table.rows
  const heads = first?.cells.map(plainText) ?? []
  if (!areWords(heads)) return false
  return figureColumns({ ...table, rows: others }, 2).some((column) => isWord(heads[column] ?? ''))
}

const isWord = (cell: string) => /^\D{1,24}$/.test(cell) && !/[.:!?]$/.test(cell) && !isBlank(cell)

/** Returns true for cells with only words, as in a header row. */
export const areWords = (cells: readonly string[]) =>
  cells.length > 1 && cells.every((cell) => cell === '' || isWord(cell))

function codeColumn({ rows }: LooseTable): number {
  const holds = (column: number, form: RegExp) =>
    rows.filter(({ cells }) => form.test(cells[column] ?? '')).length * 2 > rows.length
  const columns = columnsIn(rows.map(({ cells }) => cells))
  const forms = [/^(?=.*\p{L})(?=.*[\d-])\S{3,}$/u, /^\d{4,}$/, /\p{L}/u]
  const found = forms.map((form) => columns.find((column) => holds(column, form)))
  return found.find((column) => column !== undefined) ?? 0
}

export function readLoose(table: LooseTable, index: number, { code, amount, isAsked }: LooseColumns): Said {
  const { cells = [], isNumbered = false } = table.rows[index] ?? {}
  const plain = cells.map(plainText)
  if (isAsked) {
    const columns = { separator: table.separator, cells, code, amount: null, length: null, amountUnit: '' }
    return { code: plain[code] ?? '', amount: '', length: '', doubt: 'column', other: null, columns }
  }
  const filled = plain.filter((cell) => !isBlank(cell))
  if (filled.length === 1) return { ...nothing, ...emptied(filled[0] ?? '', isNumbered) }
  if (plain.at(-1) === UNKNOWN) {
    const said = fromCells(plain.slice(0, -1), amount)
    return { ...nothing, ...said, doubt: said.doubt ?? 'unsure' }
  }
  return { ...nothing, ...fromCells(plain, amount) }
}

const nothing = { length: '', other: null, columns: null } as const

/** Reads a row with one filled cell: its quantity is missing, unless the cell includes one. */
function emptied(text: string, isNumbered: boolean) {
  const said = readWords(text, isNumbered)
  return said.amount === '' ? { ...said, doubt: 'empty' as const } : said
}

function fromCells(plain: string[], amount: number | null) {
  const [first = '', second = ''] = plain
  const [one, another] = [figureOfCell(first), figureOfCell(second)]
  const lengths = plain.slice(1).filter((cell) => isPieces(cell))
  if (lengths.length > 0 && plain.slice(1).every((cell) => cell === '' || isPieces(cell))) {
    return { code: first, amount: lengths.join(', '), doubt: null }
  }
  if (one?.kind === 'whole' && another === null && second !== '') {
    const isLone = plain.length > 2 && first === '1'
    return { code: second, amount: one.amount, doubt: isLone ? ('unsure' as const) : null }
  }
  const column = plain.length > 2 ? amount : plain.findIndex((cell, at) => at > 0 && figureOf(cell) !== null)
  const figure = figureOfCell(plain[column ?? -1] ?? '')
  if (figure === null) {
    // `12abc` is not a quantity, and its line will show that.
    const isWritten = plain.length === 2 && /^[-+]?\d\S*$/.test(second)
    return isWritten
      ? { code: first, amount: second, doubt: null }
      : { code: first, amount: '', doubt: 'empty' as const }
  }
  if (column === 0) return { code: second, amount: figure.amount, doubt: 'unsure' as const }
  const isOther = plain.length === 2 && /^\d+$/.test(first) && figure.kind === 'whole'
  return {
    code: first,
    amount: figure.amount,
    doubt: figure.kind === 'price' ? ('price' as const) : null,
    ...(isOther && { other: { code: second, amount: first } }),
  }
}

/**
 * Returns the cells of a row without headers, or `null` if it is a line of words. If other pipes in its block are not
 * frames, leading and trailing pipes mark empty cells.
 */
export function looseCells(
  text: string,
  hasFrames: boolean,
): { separator: Separator; cells: string[]; isNumbered: boolean } | null {
  const { text: unmarked, isNumbered } = withoutMarks(text)
  const found = separatorOf(unmarked)
  if (found === null) return null
  const separator = found === '||' && !hasFrames ? '|' : found
  const cells = cellsOf(unmarked, separator)
  // Two words with spaces between them are just words.
  return separator === '  ' && cells.length < 3 ? null : { separator, cells, isNumbered }
}
