import { plainText } from '@trade-portal/fluid-sdk'
import { cellsOf, isParted, separatorOf } from './padCells'
import type { PadRow, Separator } from './padCells'
import { amountOf, figureOf, figureOfCell, isBlank, isPieces, isUnit } from './padFigure'
import type { PadHeads } from './padHeads'
import type { PadLine } from './padLine'
import { UNKNOWN, readWords, withoutMarks } from './padWords'

/** Rows of cells that stand together, without heads. */
export interface LooseTable {
  separator: Separator
  rows: { row: PadRow; cells: string[]; isNumbered: boolean }[]
}

type Said = Pick<PadLine, 'code' | 'amount' | 'length' | 'doubt' | 'other' | 'columns'>

/** Returns what a row says under its heads, or `null` where it is written in the pad's own way. */
export function readUnderHeads(text: string, table: PadHeads): Said | null {
  const { separator, heads } = table
  if (!separator.startsWith(' ') && !isParted(text, separator)) return null
  const all = cellsOf(text, separator)
  // A bullet in a cell of its own is none of the table's cells.
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
  // Commas that nobody quoted have moved the cells, except where they part the pieces of a tally.
  if (cells.length > heads.length) {
    const pieces = cells.slice(table.amount)
    const isTally = table.amount === heads.length - 1 && pieces.every((cell) => isPieces(plainText(cell)))
    return isTally
      ? { ...said, amount: plainText(pieces.join(', ')), doubt: null }
      : { ...said, amount: cells.slice(table.code + 1).join(separator), length: '', doubt: 'unsure' }
  }
  const amount = amountOf(plainText(cells[table.amount] ?? ''))
  // A cell that is missing has moved those behind it.
  if (amount !== '' && cells.length < heads.length && table.amount > table.code)
    return { ...said, amount, doubt: 'unsure' }
  return { ...said, amount, doubt: amount === '' ? 'empty' : null }
}

function lengthOf(cells: readonly string[], { length, lengthUnit }: PadHeads): string {
  const written = plainText(length === null ? '' : (cells[length] ?? ''))
  return /^[\d.,]+$/.test(written) ? `${written}${lengthUnit}` : written
}

/** The columns of a table without heads, as all its rows tell. */
export interface LooseColumns {
  /** The first of single words, else of long figures, or of words. */
  code: number
  /** The only column of figures where that is certain. */
  amount: number | null
  /** Nobody can tell which column is the quantity. */
  isAsked: boolean
}

/** Returns the columns of a table without heads. */
export function columnsOf(table: LooseTable): LooseColumns {
  const figures = figureColumns(table, 3)
  const [only = null] = figures
  const isAsked = figures.length > 1 || hasBlankColumn(table, figures) || hasUnknownHeads(table)
  return { code: codeColumn(table), amount: isAsked ? null : only, isAsked }
}

/** A row of two cells has but one place for a figure, and says nothing of the others. */
function figureColumns({ rows }: LooseTable, least: number): number[] {
  const columns = rows
    .filter(({ cells }) => cells.length >= least)
    .flatMap(({ cells }) =>
      cells.flatMap((cell, index) => (figureOf(plainText(cell)) === null ? [] : [index])),
    )
  return [...new Set(columns)]
}

/** Beside a column that is blank, as a quantity that nobody filled in, a figure may be anything. */
function hasBlankColumn({ rows }: LooseTable, figures: readonly number[]): boolean {
  const wide = rows.map(({ cells }) => cells).filter((cells) => cells.length > 2)
  return figures.length === 1 && blankColumns(wide).length > 0
}

/** Returns the columns of the widest row, from 0. A sheet may have more rows than a call can have arguments. */
export function columnsIn(rows: readonly (readonly string[])[]): number[] {
  const width = rows.reduce((most, cells) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, column) => column)
}

/** Returns the columns that are blank in most rows; the last may have notes in some, but no units. */
export function blankColumns(rows: readonly (readonly string[])[]): number[] {
  const columns = columnsIn(rows)
  return columns.filter((column) => {
    const filled = rows.map((cells) => cells[column] ?? '').filter((cell) => !isBlank(cell))
    const isOfNotes = column === columns.length - 1 && !filled.every((cell) => isUnit(cell))
    return filled.length * 2 <= rows.length || (filled.length < rows.length && isOfNotes)
  })
}

/** Words over figures are heads, though none of them is known: what do they say of the figures? */
function hasUnknownHeads(table: LooseTable): boolean {
  const [first, ...others] = table.rows
  const heads = first?.cells.map(plainText) ?? []
  if (!areWords(heads)) return false
  return figureColumns({ ...table, rows: others }, 2).some((column) => isWord(heads[column] ?? ''))
}

const isWord = (cell: string) => /^\D{1,24}$/.test(cell) && !/[.:!?]$/.test(cell) && !isBlank(cell)

/** Returns true for cells of words alone, as heads are. */
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

/** Returns what a row of a table without heads says. */
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

/** A cell alone, with others that are empty: its quantity is one of these, unless its own words say one. */
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
    // `12abc` is no quantity, and its line says so.
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
 * Returns the cells of a row without heads, or `null` where it is a line of words. In a block whose other strokes are no
 * frame, a row that begins and ends with one has empty cells there.
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
  // Two words with spaces between them are words.
  return separator === '  ' && cells.length < 3 ? null : { separator, cells, isNumbered }
}
