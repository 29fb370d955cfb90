import type { TallyLength } from '@trade-portal/fluid-sdk'
import { readRows, rowOf } from './padCells'
import type { PadLine } from './padLine'
import { UNKNOWN } from './padWords'
import { blocksOf, readPad } from './readPad'

const LINE_END = /\r\n|\r|\n/

type Mend = Partial<Pick<PadLine, 'code' | 'amount'>>

/** Writes a line of the pad anew: in its cells where it is a row of a table, else in the pad's own way. */
export function mendLine(text: string, line: PadLine, mend: Mend): string {
  const row = readRows(text).find(({ number }) => number === line.number)
  if (!row) return text
  const rows = text.split(LINE_END)
  rows.splice(row.number - 1, row.end - row.number + 1, mended(line, mend))
  return rows.join('\n')
}

function mended(line: PadLine, mend: Mend): string {
  const { columns } = line
  const isPlaced = columns !== null && (mend.amount === undefined || columns.amount !== null)
  // A chosen product makes no figure certain.
  const amount = mend.amount ?? (line.doubt === null ? line.amount : UNKNOWN)
  if (!isPlaced) return written({ code: mend.code ?? line.code, amount })
  const cells = [...columns.cells]
  const put = (column: number | null, value: string | undefined) => {
    if (column === null || value === undefined) return
    while (cells.length <= column) cells.push('')
    cells[column] = value
  }
  put(columns.code, mend.code)
  put(columns.amount, mend.amount)
  // The lengths stand with their pieces now.
  if (mend.amount !== undefined) put(columns.length, '')
  return rowOf(cells, columns.separator)
}

/** Writes rows under those of the pad. A blank line parts them, so that no heads above are theirs. */
export function withLines(text: string, added: string): string {
  if (readPad(added).lines.length === 0) return text
  const rows = added.trimEnd().replaceAll(/\r\n?/g, '\n')
  return text.trim() === '' ? rows : `${text.trimEnd()}\n\n${rows}`
}

/** Returns a pad after a paste at its end. A blank line keeps pasted rows from the heads of a table above them. */
export function withPasted(before: string, after: string): string {
  const pasted = after.slice(before.length)
  const last = blocksOf(readRows(before)).at(-1)
  if (!after.startsWith(before) || !last?.heads || last.rows.length === 0) return after
  const isTable = /[\t\n,;|]/.test(pasted) && readRows(pasted).length > 0
  return isTable ? `${before.trimEnd()}\n\n${pasted.replace(/^\s*\n/, '')}` : after
}

/** Takes lines off the pad, each once, by what they say: their numbers change as others leave. Heads go with the last of their rows. */
export function withoutLines(text: string, gone: readonly string[]): string {
  const lines: (string | null)[] = text.split(LINE_END)
  const left = readRows(text)
  const take = ({ number, end }: { number: number; end: number }) => lines.fill(null, number - 1, end)
  for (const each of gone) {
    const place = left.findIndex((row) => row.text === each)
    const [row] = place < 0 ? [] : left.splice(place, 1)
    if (row) take(row)
  }
  for (const { heads, rows } of blocksOf(readRows(text))) {
    if (heads && rows.every(({ number }) => lines[number - 1] === null)) take(heads.row)
  }
  const rest = lines
    .filter((line) => line !== null)
    .join('\n')
    .replace(/\n[ \n]*$/, '')
  return readPad(rest).lines.length === 0 ? '' : rest
}

/** A tally as the pad writes it: `10/2.4, 12/3.6`. */
export const tallyText = (tally: readonly TallyLength[]) =>
  tally.map(({ length, quantity }) => `${quantity}/${length / 1000}`).join(', ')

/** A code of several words stands after its quantity, whose end is plain. */
const written = ({ code, amount }: Pick<PadLine, 'code' | 'amount'>) =>
  /\s/.test(code) && /^\d+$/.test(amount) ? `${amount} x ${code}` : `${code} ${amount}`.trim()
