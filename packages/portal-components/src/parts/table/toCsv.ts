import { csvCell } from './csvCell'
import type { DataColumn } from './dataColumns'

/** Marks the text as UTF-8 for spreadsheet programs. */
const BOM = '\uFEFF'

/**
 * Writes rows as comma-separated values (RFC 4180) for spreadsheet programs: a header line, then a line per
 * row, ended by CRLF. Columns without a text, such as those of buttons, are omitted.
 */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ name, text, csv = text, kind }) => (csv ? [{ name, csv, kind }] : []))
  const lines = [
    written.map(({ name }) => csvCell(name)),
    ...rows.map((row) => written.map(({ csv, kind }) => csvCell(csv(row), kind))),
  ]
  return BOM + lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}
