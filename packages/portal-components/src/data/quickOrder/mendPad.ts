import type { TallyLength } from '@trade-portal/fluid-sdk'
import { LINE_END, cellsOf, readRows, rowOf, separatorOf } from './padCells'
import { figureOf, isPieces } from './padFigure'
import type { PadLine } from './padLine'
import { apart } from './padPaste'
import { titledOnes } from './padDoubts'
import { UNKNOWN, withoutMarks } from './padWords'
import { blocksOf, readPad } from './readPad'

type Mend = Partial<Pick<PadLine, 'code' | 'amount'>>

/** Rewrites a line within its cells, or in the pad's own syntax. Other lines keep their meaning. */
export function mendLine(text: string, line: PadLine, mend: Mend): string {
  const row = readRows(text).find(({ number }) => number === line.number)
  if (!row) return text
  const rows = text.split(LINE_END)
  rows.splice(row.number - 1, row.end - row.number + 1, mended(line, mend))
  const { lines } = readPad(text)
  // A title that rules out quantities is removed once a line below it gets one; the other lines stay in doubt.
  const title = [...titledOnes(lines)].find(([{ number }]) => number === line.number)?.[1]
  if (title && mend.amount !== undefined) rows[title.number - 1] = ''
  const others = lines.filter(({ number }) => number !== line.number)
  return withDoubtsOf(rows.join('\n'), others, line.number)
}

/**
 * Writes down the doubts about the other lines. Neighbouring rows explain each other, and without some of them a line
 * number or a price would be taken for a quantity.
 */
function withDoubtsOf(text: string, before: readonly PadLine[], mendedLine: number | null = null): string {
  const known = [...before]
  const changed = readPad(text).lines.flatMap((line) => {
    if (line.number === mendedLine) return []
    const position = known.findIndex((each) => each.text === line.text)
    const was = take(known, position)
    return was && line.doubt === null && !isSame(was, line) ? [{ line, code: was.code }] : []
  })
  if (changed.length === 0) return text
  const marked = rewritten(text, changed, ({ line }) => marks(line.text))
  const after = new Map(readPad(marked).lines.map((line) => [line.number, line]))
  // If the mark has no effect there, the product alone replaces the row, unless that would lose its words.
  const unsaid = changed.filter(
    ({ line, code }) => after.get(line.number)?.doubt === null && /[\p{L}\p{N}]/u.test(code),
  )
  return rewritten(marked, unsaid, ({ code }) => `${code} ${UNKNOWN}`)
}

interface Changed {
  line: PadLine
  code: string
}

const isSame = (one: PadLine, other: PadLine) =>
  one.doubt === other.doubt &&
  one.code === other.code &&
  one.amount === other.amount &&
  one.length === other.length

function rewritten(text: string, changed: readonly Changed[], write: (each: Changed) => string): string {
  const lines = text.split(LINE_END)
  // Starts from the end, since a row of several lines may become one.
  for (const each of changed.toReversed()) {
    const { number, end } = each.line
    lines.splice(number - 1, end - number + 1, write(each))
  }
  return lines.join('\n')
}

/** Marks a figure as doubtful at the end of its row, in a separate cell if the row has cells. */
function marks(text: string): string {
  const separator = separatorOf(withoutMarks(text).text)
  if (separator === null || (separator === '  ' && cellsOf(text, separator).length < 3))
    return `${text} ${UNKNOWN}`
  if (separator === '||') return `${text} ${UNKNOWN} |`
  return `${text}${separator === '|' ? ' | ' : separator}${UNKNOWN}`
}

function mended(line: PadLine, mend: Mend): string {
  const { columns } = line
  // The header's unit would change the amount; a line in the pad's own syntax ignores the header.
  const isCounted = columns !== null && columns.amount !== null && columns.amountUnit === ''
  const isPlaced = columns !== null && (mend.amount === undefined || isCounted)
  // Choosing a product does not make a figure certain.
  const amount = mend.amount ?? amountOf(line)
  if (!isPlaced) return written({ code: mend.code ?? line.code, amount })
  const cells = [...columns.cells]
  const put = (column: number | null, value: string | undefined) => {
    if (column === null || value === undefined) return
    while (cells.length <= column) cells.push('')
    cells[column] = value
  }
  put(columns.code, mend.code)
  put(columns.amount, mend.amount)
  if (mend.amount !== undefined) {
    // The lengths are now written with their pieces, and the amount is in the product's own unit.
    put(columns.length, '')
    for (const [index, cell] of cells.entries())
      if (index !== columns.code && line.units.includes(cell)) put(index, '')
  }
  return rowOf(cells, columns.separator)
}

/** Returns the amount to keep when a product is chosen, with its unit, which may not be the product's. */
function amountOf({ amount, units, doubt }: PadLine): string {
  const [unit, ...others] = units
  if (doubt !== null) return UNKNOWN
  if (unit === undefined) return amount
  const isRead = others.length === 0 && (isPieces(amount) || figureOf(`1 ${unit}`) !== null)
  return isRead ? `${amount} ${unit}` : UNKNOWN
}

/** Appends rows to the pad. A blank line separates them from earlier headers. */
export function withLines(text: string, added: string): string {
  if (added.trim() === '') return text
  return apart(text, added.replaceAll(/\r\n?/g, '\n').replace(/[^\S\t]+$/, ''))
}

/** Removes lines from the pad, each once. Headers are removed with the last of their rows. */
export function withoutLines(text: string, gone: readonly PadLine[]): string {
  const lines: (string | null)[] = text.split(LINE_END)
  const left = readPad(text).lines
  for (const each of gone) {
    const line = take(left, positionOf(each, left))
    if (line) lines.fill(null, line.number - 1, line.end)
  }
  for (const { heads, rows } of blocksOf(readRows(text))) {
    if (heads && rows.every(({ number }) => lines[number - 1] === null))
      lines.fill(null, heads.row.number - 1, heads.row.end)
  }
  const rest = lines
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n[ \n]*$/, '')
  return readPad(rest).lines.length === 0 ? '' : withDoubtsOf(rest, left)
}

/** Returns the position of a line. Its number changes as others are removed, and its words may recur. */
function positionOf(line: PadLine, among: readonly PadLine[]): number {
  const positions = among.flatMap((each, position) => (each.text === line.text ? [position] : []))
  const isMeant = (position: number) => isSame(among[position] ?? line, line)
  const meant = positions.some(isMeant) ? positions.filter(isMeant) : positions
  return meant.find((position) => among[position]?.number === line.number) ?? meant[0] ?? -1
}

/** Returns true if all lines are still on the pad. A row with the same words but another meaning does not count. */
export function areStanding(text: string, lines: readonly PadLine[], before: readonly PadLine[]): boolean {
  const left = readPad(text).lines
  return lines.every((line) => {
    const hasTwin = before.some((each) => each.text === line.text && !isSame(each, line))
    const found = take(left, positionOf(line, left))
    return found !== undefined && (!hasTwin || isSame(found, line))
  })
}

/** Returns true if the rows are on the pad, each as often as given. */
export function hasLines(text: string, lines: readonly string[]): boolean {
  const left = readRows(text).map((row) => row.text)
  return lines.every((line) => take(left, left.indexOf(line)) !== undefined)
}

/** Removes an item from a list, and returns it. At -1 there is none. */
function take<T>(from: T[], position: number): T | undefined {
  return position < 0 ? undefined : from.splice(position, 1)[0]
}

/** Formats a tally for the pad: `10/2.4, 12/3.6`. */
export const tallyText = (tally: readonly TallyLength[]) =>
  tally.map(({ length, quantity }) => `${quantity}/${length / 1000}`).join(', ')

/** A code of several words follows its quantity, to make the end of the quantity clear. */
const written = ({ code, amount }: Pick<PadLine, 'code' | 'amount'>) =>
  /\s/.test(code) && /^\d+$/.test(amount) ? `${amount} x ${code}` : `${code} ${amount}`.trim()
