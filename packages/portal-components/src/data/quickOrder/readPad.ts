import { plainText } from '@trade-portal/fluid-sdk'
import { isFramed, isParted, readRows } from './padCells'
import type { PadRow } from './padCells'
import type { ColumnQuestion } from './columnQuestion'
import { askColumn } from './columnQuestion'
import { withDoubts } from './padDoubts'
import { isPieces } from './padFigure'
import { readHeads } from './padHeads'
import type { PadHeads } from './padHeads'
import type { Doubt, PadLine } from './padLine'
import { columnsOf, looseRow, readLoose, readUnderHeads, whole } from './padTable'
import type { Said } from './padTable'
import { unitsOf } from './padUnits'
import { readPieces, readWords, withoutMarks } from './padWords'

export interface ReadPad {
  lines: PadLine[]
  /** The first table with an uncertain column for the quantity. */
  question: ColumnQuestion | null
}

/** Rows between blank lines and headers; rows of cells among them are one table. */
interface Block {
  heads: { row: PadRow; table: PadHeads } | null
  /** Headers of earlier tables, separated from the rows by a blank line. */
  above: readonly PadHeads[]
  rows: PadRow[]
}

/**
 * Reads a pad: one product and its quantity per line, typed, pasted from a spreadsheet or taken from a CSV file, with a
 * header row or without. Blank lines and headers are not lines. An uncertain line carries a doubt.
 */
export function readPad(text: string): ReadPad {
  const blocks = blocksOf(readRows(text)).map((block) => readBlock(block))
  return {
    lines: withDoubts(blocks.flatMap(({ lines }) => lines)),
    question: blocks.find(({ question }) => question !== null)?.question ?? null,
  }
}

/** Returns the rows of a pad in blocks, each with the headers above it. */
export function blocksOf(rows: readonly PadRow[]): Block[] {
  const blocks: Block[] = []
  const above: PadHeads[] = []
  for (const [index, row] of rows.entries()) {
    const table = readHeads(row.text)
    const current = blocks.at(-1)
    const isParted = row.number > (rows[index - 1]?.end ?? 0) + 1
    // A blank line ends a table, but not between the headers and their first row.
    const isNew = !current || (isParted && current.rows.length > 0)
    if (table) {
      blocks.push({ heads: { row, table }, above: [], rows: [] })
      above.push(table)
    } else if (isNew) blocks.push({ heads: null, above: [...above], rows: [row] })
    else current.rows.push(row)
  }
  return blocks
}

function readBlock({ heads, above, rows }: Block): ReadPad {
  const table = heads?.table ?? null
  const hasFrames = rows.every(({ text }) => !text.includes('|') || isFramed(text))
  const known = rows.map(({ text }) => readOwn(text, table) ?? (table && readUnderHeads(text, table)))
  const loose = rows.map(({ text }, index) => (known[index] ? null : looseRow(text, hasFrames)))
  // The columns of figures are only known once all rows of a table are.
  const tables = Map.groupBy(
    loose.filter((row) => row !== null),
    ({ separator }) => separator,
  )
  const columnsBy = new Map([...tables].map(([separator, own]) => [separator, columnsOf(own)]))
  const lines = rows.map((row, index): PadLine => {
    const cells = loose[index]
    const columns = cells && columnsBy.get(cells.separator)
    const said = known[index] ?? (columns ? readLoose(cells, columns) : whole(readLine(row.text)))
    const line = { ...row, ...said }
    const units = [...new Set(unitsOf(line, table))]
    return { ...line, units, doubt: line.doubt ?? doubtUnder(line, table, above) }
  })
  const question = askColumn(lines, table)
  return { lines: question ? lines : lines.map(withoutColumns), question }
}

/** Returns the doubt about a line that does not fit the headers above it: they may give its figure another meaning. */
function doubtUnder(
  line: Said & { text: string },
  heads: PadHeads | null,
  above: readonly PadHeads[],
): Doubt | null {
  const { text, columns, amount, code } = line
  if (columns || isPieces(amount)) return null
  if (heads && amount === '') return 'empty'
  // Below headers without a quantity, and next to columns of spaces, a figure may belong to any of them.
  if (heads)
    return heads.amount === null || (heads.separator.startsWith(' ') && heads.heads.length > 2)
      ? 'unsure'
      : null
  const isOtherwise = above.some((each) => {
    const under = amount !== '' && !readOwn(text, each) ? readUnderHeads(text, each) : null
    return under && (under.doubt !== null || under.amount !== amount || under.code !== code)
  })
  return isOtherwise ? 'unsure' : null
}

/** Clears the column doubt of a table without a possible quantity column. */
const withoutColumns = (line: PadLine): PadLine =>
  line.doubt === 'column' ? { ...line, doubt: 'empty' } : line

/** Reads a line in the pad's own syntax, with commas that do not separate cells: pieces and lengths, and thousands. */
function readOwn(text: string, table: PadHeads | null): Said | null {
  const { text: unmarked, isNumbered } = withoutMarks(text)
  const plain = plainLine(unmarked)
  if (table && isParted(text, table.separator) && !/^[^\s,;|]+ +\d/.test(unmarked)) return null
  const pieces = readPieces(plain)
  if (pieces) return whole(pieces)
  const rest = plain.replace(GROUPED, '')
  if (table || rest === plain || /[|;,]/.test(rest) || unmarked.includes('\t')) return null
  return /[\p{L}\p{N}]/u.test(rest) ? whole(readWords(plain, isNumbered)) : null
}

function readLine(text: string) {
  const { text: unmarked, isNumbered } = withoutMarks(text)
  return readWords(plainLine(unmarked), isNumbered)
}

const GROUPED = /(?<=^|[\s(x×*])\d{1,3}(?:,\d{3})+(?:\.\d+)?(?=$|[\s)x×*a-z])/i
/** A non-breaking space separates the thousands of a figure: `1 200`. */
const UNBROKEN = /(?<=\b\d{1,3}(?:[\u00a0\u2009\u202f]\d{3})*)[\u00a0\u2009\u202f](?=\d{3}\b)/g
const plainLine = (text: string) => plainText(text.replaceAll(UNBROKEN, ''))
