import { csvCell } from './csvCell'
import type { DataColumn } from './dataColumns'

/** Tells a spreadsheet program that the text is UTF-8. */
const BOM = '\uFEFF'

/**
 * Writes rows as a table of comma-separated values (RFC 4180) that spreadsheet programs open as they stand: a line of
 * heads, then a line each, ended by CRLF. Columns without a text, such as those of buttons, are left out.
 */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ name, text, csv = text, kind }) => (csv ? [{ name, csv, kind }] : []))
  const lines = [
    written.map(({ name }) => csvCell(name)),
    ...rows.map((row) => written.map(({ csv, kind }) => csvCell(csv(row), kind))),
  ]
  return BOM + lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}
