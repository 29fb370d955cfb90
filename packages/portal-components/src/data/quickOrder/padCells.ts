import { dsvFormat } from 'd3-dsv'

/** Separators, the most reliable first; `  ` means two or more spaces. */
const SEPARATORS = ['\t', '|', ';', ',', '  '] as const
/** The separator of a row's cells; `||` is a row framed by pipes. */
export type Separator = (typeof SEPARATORS)[number] | ' ' | '||'

export interface PadRow {
  /** Its first line, from 1, including blank lines. */
  number: number
  /** Its last line: a quoted cell may contain line breaks. */
  end: number
  /** The trimmed row. A tab at either end marks an empty cell and is kept. */
  text: string
}

export const LINE_END = /\r\n|\r|\n/
/** Replaces an inch mark, which the parser must not take for an opening quote. */
const INCHES = '\ue000'

/** Returns the rows of a text, without blank lines and lines of punctuation. */
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

/** Returns the separator of a row's cells, or `null` if it has only one cell. */
export function separatorOf(text: string): Separator | null {
  const parting = SEPARATORS.filter((separator) => {
    if (separator === '  ') return / {2,}/.test(text.trim())
    return outsideQuotes(text, separator)
      .replace(/^\||\|$/g, '')
      .includes(separator)
  })
  // A separator is more reliable if every quote encloses a cell than if it occurs within quotes.
  const found = parting.find((separator) => isQuoted(text, separator, true)) ?? parting[0] ?? null
  return found === '|' && isFramed(text) ? '||' : found
}

/** Returns true if a row begins and ends with a pipe, as in a Markdown table. */
export const isFramed = (text: string) => /^\s*\|.*\|\s*$/.test(text)

/** Returns true if a text contains the separator. */
export const isParted = (text: string, separator: Separator) =>
  text.includes(separator === '||' ? '|' : separator)

export function cellsOf(text: string, separator: Separator): string[] {
  const sign = signOf(separator)
  const row = separator === '||' ? text.trim().replace(/^\||\|$/g, '') : text
  const parted = separator === '  ' ? row.replace(/ {2,}/g, '\t') : row
  const signed = separator === ' ' ? parted.replace(/ +/g, '\t') : parted
  return readCells(signed, sign).map((cell) => cell.trim())
}

/** Formats cells as a row that parses back to them. */
export function rowOf(cells: readonly string[], separator: Separator): string {
  if (separator.startsWith(' ')) return cells.map((cell) => cell || '-').join(separator)
  const row = dsvFormat(signOf(separator)).formatRow([...cells])
  if (!separator.startsWith('|')) return row
  const parted = row.replaceAll('|', ' | ')
  return separator === '||' ? `| ${parted} |` : parted
}

/** Returns the single character that the parser accepts. */
function signOf(separator: Separator): string {
  if (separator === '||') return '|'
  return separator.startsWith(' ') ? '\t' : separator
}

/** Returns the untrimmed cells of a row. Not by papaparse, which adds itself to the jQuery of a host page. */
export function readCells(row: string, sign: string): string[] {
  if (isQuoted(row, sign)) return dsvFormat(sign).parseRows(row)[0] ?? []
  const cells = dsvFormat(sign).parseRows(row.replaceAll('"', INCHES))[0] ?? []
  return cells.map((cell) => cell.replaceAll(INCHES, '"'))
}

/** Returns true if each cell with an opening quote has a closing one; strictly, no other cell may contain a quote. */
function isQuoted(row: string, sign: string, isStrict = false): boolean {
  if (!row.includes('"')) return false
  const part = sign === '|' ? String.raw`\|` : sign
  const cell = String.raw`(?:"(?:[^"]|"")*"|[^"${part}\r\n][^${isStrict ? '"' : ''}${part}\r\n]*|)`
  return new RegExp(`^${cell}(?:${part}${cell})*$`).test(row)
}

const outsideQuotes = (text: string, sign: string) =>
  isQuoted(text, sign) ? text.replaceAll(/"(?:[^"]|"")*"/g, '') : text

/** The most lines in one cell; a longer cell has an unclosed quote. */
const MOST_LINES_OF_ROW = 12

/** Counts the lines of a row: one unless a quoted cell contains line breaks. */
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

/** A cell of several lines is prose. With a separator inside, it is two inch marks in two rows. */
function isProse(cell: string, sign: string): boolean {
  if (!cell.includes('\n')) return true
  if (cell.trim() !== cell && /^[\s,;]|[,;\n\t]$/.test(cell)) return false
  return sign === '\t' ? !cell.includes(sign) : !new RegExp(`${sign}(?! )`).test(cell)
}
