import type { DataColumn } from './dataColumns'
import type { ColumnKind } from './sortRows'

/** Marks the text as UTF-8 for spreadsheet programs. */
const BOM = '\uFEFF'

/**
 * Writes rows as comma-separated values (RFC 4180) for spreadsheet programs: a header line, then a line per row, ended
 * by CRLF. Columns without a text, such as those of buttons, are omitted.
 */
export function toCsv<Row>(columns: readonly DataColumn<Row>[], rows: readonly Row[]): string {
  const written = columns.flatMap(({ name, text, csv = text, kind }) => (csv ? [{ name, csv, kind }] : []))
  const lines = [
    written.map(({ name }) => csvCell(name)),
    ...rows.map((row) => written.map(({ csv, kind }) => csvCell(csv(row), kind))),
  ]
  return BOM + lines.map((cells) => `${cells.join(',')}\r\n`).join('')
}

/** A character that starts a formula, also in its full-width form, after blanks and invisible characters. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]/u
/** A dash, a number or a percentage, with or without a sign. */
const FIGURE = /^[+-]?(?:\d[\d,]*(?:\.\d+)?%?)?$/
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/**
 * Texts that a spreadsheet program converts into another number, a day or a time. ISO dates are left out, because they
 * are read as dates everywhere.
 */
const CHANGED = [
  /^[+-]?0\d+(?:\.\d+)?$/,
  /^[+-]?\d{16,}$/,
  /^[+-]?\d+(?:\.\d+)?e[+-]?\d+$/i,
  /^(?!0+[-/])\d{1,2}[-/](?!0+(?:[-/]|$))\d{1,4}(?:[-/]\d{1,4})?$/,
  /^\d{1,2}\.\d{1,2}\.\d{2,4}$/,
  /^\d{4}\/\d{1,2}(?:\/\d{1,2})?$/,
  /^\d{1,2}:\d{2}(?::\d{2})?$/,
  new RegExp(`^\\d{1,4}[- /]?${MONTH}(?:[- /]\\d{2,4})?$`, 'i'),
  new RegExp(`^${MONTH}[- /]?\\d{1,4}$`, 'i'),
]

/**
 * Writes a cell of a CSV file (RFC 4180) so that a spreadsheet program shows the same text. A text that would run as a
 * formula, or be converted into another number, a day or a time, is prefixed with an apostrophe, the programs' own mark
 * of a text. Some show the apostrophe, but nothing is lost, as it is when `00123` is read as 123. Columns of figures
 * and days contain no texts.
 */
export function csvCell(text: string, kind: ColumnKind = 'text'): string {
  const isRun = FORMULA.test(text) && !FIGURE.test(text)
  const isChanged = kind === 'text' && CHANGED.some((form) => form.test(text.trim()))
  const safe = isRun || isChanged ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Downloads a text as a file. */
export function downloadText(fileName: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  // Most browsers have read the URL by the next task, but some take longer.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
