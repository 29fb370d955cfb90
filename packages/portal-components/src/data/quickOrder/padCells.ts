import { dsvFormat } from 'd3-dsv'

/** Signs between cells, the surest first; `  ` stands for two spaces or more. */
const SEPARATORS = ['\t', '|', ';', ',', '  '] as const
/** How the cells of a row are parted; `||` stands for a row in a frame of strokes. */
export type Separator = (typeof SEPARATORS)[number] | ' ' | '||'

/** A row of the pad as it was written. */
export interface PadRow {
  /** Its first line, from 1, counting blank lines too. */
  number: number
  /** Its last line: a quoted cell may hold line breaks. */
  end: number
  /** The whole row, without the spaces around it; a tab is the end of an empty cell. */
  text: string
}

export const LINE_END = /\r\n|\r|\n/
/** Replaces a quote that is a sign of inches, which the reader must not take for the beginning of a quoted cell. */
const INCHES = '\ue000'

/** Returns the rows of a text. Blank lines, and lines of signs alone, are none. */
export function readRows(text: string): PadRow[] {
  const lines = text.split(LINE_END)
  const rows: PadRow[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const first = lines[index] ?? ''
    if (!/[\p{L}\p{N}]/u.test(first) && !first.includes('"')) continue
    const count = linesOfRow(lines, index)
    const row = lines
      .slice(index, index + count)
      .join('\n')
      .replaceAll(/^[^\S\t]+|[^\S\t]+$/g, '')
    if (/[\p{L}\p{N}]/u.test(row)) rows.push({ number: index + 1, end: index + count, text: row })
    index += count - 1
  }
  return rows
}

/** Returns the sign that parts the cells of a row, or `null` where it has but one. */
export function separatorOf(text: string): Separator | null {
  const parting = SEPARATORS.filter((separator) => {
    if (separator === '  ') return / {2,}/.test(text.trim())
    return outsideQuotes(text, separator)
      .replace(/^\||\|$/g, '')
      .includes(separator)
  })
  // A sign by which all quotes are those of cells is surer than one that stands within them.
  const found = parting.find((separator) => isQuoted(text, separator, true)) ?? parting[0] ?? null
  return found === '|' && isFramed(text) ? '||' : found
}

/** Returns true where a row begins and ends with a stroke, as in a table of Markdown. */
export const isFramed = (text: string) => /^\s*\|.*\|\s*$/.test(text)

/** Returns true where a text has the sign that parts cells. */
export const isParted = (text: string, separator: Separator) =>
  text.includes(separator === '||' ? '|' : separator)

/** Returns the cells of a row, without the spaces around them. */
export function cellsOf(text: string, separator: Separator): string[] {
  const sign = signOf(separator)
  const row = separator === '||' ? text.trim().replace(/^\||\|$/g, '') : text
  const parted = separator === '  ' ? row.replace(/ {2,}/g, '\t') : row
  const signed = separator === ' ' ? parted.replace(/ +/g, '\t') : parted
  return readCells(signed, sign).map((cell) => cell.trim())
}

/** Writes cells as a row that reads as them. */
export function rowOf(cells: readonly string[], separator: Separator): string {
  if (separator.startsWith(' ')) return cells.map((cell) => cell || '-').join(separator)
  const row = dsvFormat(signOf(separator)).formatRow([...cells])
  if (!separator.startsWith('|')) return row
  const parted = row.replaceAll('|', ' | ')
  return separator === '||' ? `| ${parted} |` : parted
}

/** The reader takes a single sign. */
function signOf(separator: Separator): string {
  if (separator === '||') return '|'
  return separator.startsWith(' ') ? '\t' : separator
}

/**
 * Returns the cells of a row as they are, spaces and all. d3-dsv takes them apart: papaparse, which could too, adds itself to
 * the jQuery of a page that has one.
 */
export function readCells(row: string, sign: string): string[] {
  if (isQuoted(row, sign)) return dsvFormat(sign).parseRows(row)[0] ?? []
  const cells = dsvFormat(sign).parseRows(row.replaceAll('"', INCHES))[0] ?? []
  return cells.map((cell) => cell.replaceAll(INCHES, '"'))
}

/** Returns true where each cell that begins with a quote ends with its other; strictly, no other has one. */
function isQuoted(row: string, sign: string, isStrict = false): boolean {
  return row.includes('"') && quotedRow(sign, isStrict).test(row)
}

function quotedRow(sign: string, isStrict: boolean): RegExp {
  const part = sign === '|' ? String.raw`\|` : sign
  const cell = String.raw`(?:"(?:[^"]|"")*"|[^"${part}\r\n][^${isStrict ? '"' : ''}${part}\r\n]*|)`
  return new RegExp(`^${cell}(?:${part}${cell})*$`)
}

const outsideQuotes = (text: string, sign: string) =>
  isQuoted(text, sign) ? text.replaceAll(/"(?:[^"]|"")*"/g, '') : text

/** The longest description that a cell holds; what is longer is a quote that nobody closed. */
const MOST_LINES_OF_ROW = 12

/** Counts the lines that a row takes, which is one unless a quoted cell holds line breaks. */
function linesOfRow(lines: readonly string[], index: number): number {
  const first = lines[index] ?? ''
  if (!/(?:^|[\t|;,])"/.test(first)) return 1
  const signs = ['\t', '|', ';', ',']
  if (signs.some((sign) => first.includes(sign) && isQuoted(first, sign))) return 1
  for (let count = 2; count <= MOST_LINES_OF_ROW && index + count <= lines.length; count += 1) {
    const row = lines.slice(index, index + count).join('\n')
    const sign = signs.find((each) => isQuoted(row, each))
    if (sign) return readCells(row, sign).every((cell) => isProse(cell, sign)) ? count : 1
  }
  return 1
}

/** A cell of several lines is prose. One that holds the sign of the cells is two signs of inches in two rows. */
function isProse(cell: string, sign: string): boolean {
  if (!cell.includes('\n')) return true
  if (cell.trim() !== cell && /^[\s,;]|[,;\n\t]$/.test(cell)) return false
  return sign === '\t' ? !cell.includes(sign) : !new RegExp(`${sign}(?! )`).test(cell)
}
