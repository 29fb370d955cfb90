import type { ColumnKind } from './sortRows'

/** A character that starts a formula, also in its full-width form, after blanks and invisible characters. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]/u
/** A dash, a number or a percentage, with or without a sign. */
const FIGURE = /^[+-]?(?:\d[\d,]*(?:\.\d+)?%?)?$/
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/**
 * Texts that a spreadsheet program converts into another number, a day or a time. ISO dates are left out,
 * because they are read as dates everywhere.
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
 * Writes a cell of a CSV file (RFC 4180) so that a spreadsheet program shows the same text. A text that would
 * run as a formula, or be converted into another number, a day or a time, is prefixed with an apostrophe, the
 * programs’ own mark of a text. Some show the apostrophe, but nothing is lost, as it is when `00123` is read
 * as 123. Columns of figures and days contain no texts.
 */
export function csvCell(text: string, kind: ColumnKind = 'text'): string {
  const isRun = FORMULA.test(text) && !FIGURE.test(text)
  const isChanged = kind === 'text' && CHANGED.some((form) => form.test(text.trim()))
  const safe = isRun || isChanged ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
