import type { ColumnKind } from './sortRows'

/** A sign that begins a formula, in its full width too, after blanks and signs that nobody sees. */
const FORMULA = /^[\s\p{C}]*[=+\-@＝＋－＠]/u
/** A dash, a number or a percentage: with a sign before it, it is one still. */
const FIGURE = /^[+-]?(?:\d[\d,]*(?:\.\d+)?%?)?$/
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
/** Texts that a spreadsheet program takes for another number, a day or a time. An ISO day is one, whoever reads it. */
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
 * Writes a cell of a CSV file (RFC 4180) so that a spreadsheet program shows it as it is here: a text that the program
 * would run as a formula, or would turn into another number, a day or a time, begins with an apostrophe, the programs' own
 * mark of a text. Some show the apostrophe; nothing is lost, while `00123` read as 123 is. Columns of figures and days
 * hold nothing that is meant as a text.
 */
export function csvCell(text: string, kind: ColumnKind = 'text'): string {
  const isRun = FORMULA.test(text) && !FIGURE.test(text)
  const isChanged = kind === 'text' && CHANGED.some((form) => form.test(text.trim()))
  const safe = isRun || isChanged ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
