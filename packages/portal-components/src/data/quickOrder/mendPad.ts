import type { TallyLength } from '@trade-portal/fluid-sdk'
import { readPad } from './readPad'
import type { PadLine } from './readPad'

const LINE_END = /\r\n|\r|\n/

type Mend = Partial<Pick<PadLine, 'code' | 'amount'>>

/**
 * Writes a line of the pad anew. Rows under heads are all written in the pad's own way then, as the mended one would be
 * misread under them.
 */
export function mendLine(text: string, line: PadLine, mend: Mend): string {
  const mended = written({ ...line, ...mend })
  if (hasHeads(text)) return lines(text, (each) => (each.number === line.number ? mended : written(each)))
  const rows = text.split(LINE_END)
  rows[line.number - 1] = mended
  return rows.join('\n')
}

/** Writes lines under those of the pad, without the heads that they may have. */
export function withLines(text: string, added: string): string {
  const rows = hasHeads(added) ? lines(added, written) : added.trimEnd()
  if (rows === '') return text
  return text.trim() === '' ? rows : `${text.trimEnd()}\n${rows}`
}

/** Takes lines off the pad, each once, by what they say: their numbers change as others leave. */
export function withoutLines(text: string, gone: readonly string[]): string {
  const rows = text.split(LINE_END)
  for (const each of gone) {
    const place = rows.findIndex((row) => row.trim() === each)
    if (place >= 0) rows.splice(place, 1)
  }
  const rest = rows.join('\n')
  return readPad(rest).length === 0 ? '' : rest
}

/** A tally as the pad writes it: `10/2.4, 12/3.6`. */
export const tallyText = (tally: readonly TallyLength[]) =>
  tally.map(({ length, quantity }) => `${quantity}/${length / 1000}`).join(', ')

/** A code of several words needs more than a space to end it. */
const written = ({ code, amount }: Pick<PadLine, 'code' | 'amount'>) =>
  `${code}${/[\s,;]/.test(code) ? '\t' : ' '}${amount}`.trim()

const lines = (text: string, write: (line: PadLine) => string) => readPad(text).map(write).join('\n')

const hasHeads = (text: string) =>
  text.split(LINE_END).filter((row) => row.trim() !== '').length > readPad(text).length
