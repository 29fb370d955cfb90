import type { DataColumn } from './dataColumns'

/** Tells a spreadsheet program that the text is UTF-8. */
const BOM = '\uFEFF'

/**
 * Writes rows as a table of comma-separated values (RFC 4180) that spreadsheet programs open as they stand: a line of
 * heads, then a line each, ended by CRLF. Columns without a text, such as those of buttons, are left out.
 *
 * A text that a spreadsheet program would run as a formula is kept a text by a leading apostrophe.
 */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ name, text, csv = text }) => (csv ? [{ name, csv }] : []))
  const lines = [written.map(({ name }) => name), ...rows.map((row) => written.map(({ csv }) => csv(row)))]
  return BOM + lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

const FORMULA = /^[=+\-@\t\r]/
const PLAIN_NUMBER = /^[+-]?\d+(?:\.\d+)?$/

function cellOf(text: string): string {
  const safe = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
