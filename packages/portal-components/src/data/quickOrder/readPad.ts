/** A line of the pad as it was written: a product, and how much of it. */
export interface PadLine {
  /** From 1, counting blank lines too. */
  number: number
  /** The whole line, without the spaces around it. */
  text: string
  /** The words that name the product: its SKU, or others to look for. */
  code: string
  /** The quantity or the lengths as written; empty where the line has none. */
  amount: string
}

interface Columns {
  separator: string
  code: number
  amount: number
}

const PIECE = String.raw`-?[\d.]+\s*(?:[/x×*@]|\bof\b)\s*-?[\d.]+\s*(?:mm|m|ft|')?`
/** `PINE9045 10/2.4, 12@3.6`: a code and nothing but pieces of lengths. */
const TALLIED = new RegExp(
  String.raw`^([^\s,;"]+)[\s,;:]+"?(${PIECE}(?:[\s,;&]+(?:and\s+)?${PIECE})*)"?$`,
  'i',
)
/** `24 x CONRS20` */
const TIMES_FIRST = /^([\d.,]+)\s*[x×*]\s+(\S.*)$/i
/** `CONRS20 x 24`, `CONRS20 24 bags`, `CONRS20 1.5` */
const AMOUNT_LAST =
  /^(\S.*?)(?:\s+|\s*[:=]\s*)(?:[x×*]\s*)?([-+]?\d\S*)(?:\s+(?:ea|each|pcs?|pieces?|bags?|box(?:es)?|pks?|packs?|rolls?|lengths?))?$/i
/** `24 CONRS20` */
const AMOUNT_FIRST = /^(\d[\d.,]*)\s+(\S.*)$/
const GROUPED = /^\d{1,3}(?:,\d{3})+$/
const GROUPED_LAST = /^([^,;\t"]+?)\s+(\d{1,3}(?:,\d{3})+)$/
const FIGURE = /^[-+]?\d[\d.,]*$/
const IS_TALLY = new RegExp(String.raw`^${PIECE}`, 'i')
const CODE_HEAD = /^(?:sku|(?:product|item|stock|part)?\s*(?:code|no\.?|number|id)|product|item)$/i
const AMOUNT_HEAD = /^(?:qty|quantity|order qty|pieces|tally|lengths|amount)$/i

/**
 * Reads a pad: a product and its quantity a line, typed, pasted from a spreadsheet or out of a CSV file, with a row of
 * heads or without. Blank lines and the heads are no lines.
 */
export function readPad(text: string): PadLine[] {
  let columns: Columns | null = null
  return text.split(/\r\n|\r|\n/).flatMap((row, index) => {
    const written = row.trim()
    if (written === '') return []
    const heads = columnsOf(written)
    columns = heads ?? columns
    return heads ? [] : [{ number: index + 1, text: written, ...readLine(written, columns) }]
  })
}

function readLine(text: string, columns: Columns | null): Pick<PadLine, 'code' | 'amount'> {
  const cells = cellsOf(text, columns?.separator ?? separatorOf(text))
  const isUsual = columns?.code === 0 && columns.amount === 1
  // A line that was mended by hand under a row of heads is written in the pad's own way.
  if (columns && !isUsual && cells.length > Math.max(columns.code, columns.amount)) {
    return { code: cells[columns.code] ?? '', amount: plainFigure(cells[columns.amount] ?? '') }
  }
  return tallied(text) ?? grouped(text) ?? (cells.length > 1 ? fromCells(cells) : fromWords(cells[0] ?? ''))
}

function tallied(text: string) {
  const [, code, amount] = TALLIED.exec(text) ?? []
  return code && amount ? { code, amount } : null
}

function grouped(text: string) {
  const [, code, amount] = GROUPED_LAST.exec(text) ?? []
  return code && amount ? { code, amount: plainFigure(amount) } : null
}

/** The first cell is the product, unless it is a figure and the second is none; the first figure after it counts. */
function fromCells(cells: string[]) {
  const [first = '', second = '', ...rest] = cells
  if (FIGURE.test(first) && second !== '' && !FIGURE.test(second)) {
    return { code: second, amount: plainFigure(first) }
  }
  const others = [second, ...rest]
  const lengths = others.filter((cell) => IS_TALLY.test(cell))
  if (lengths.length > 0 && others.find((cell) => cell !== '') === lengths[0]) {
    return { code: first, amount: lengths.join(', ') }
  }
  const amount = others.find((cell) => FIGURE.test(cell)) ?? second
  return { code: first, amount: plainFigure(amount) }
}

function fromWords(text: string) {
  const [, timed, ofTimed] = TIMES_FIRST.exec(text) ?? []
  if (timed && ofTimed) return { code: ofTimed, amount: plainFigure(timed) }
  const [, code, last] = AMOUNT_LAST.exec(text) ?? []
  if (code && last) return { code, amount: plainFigure(last) }
  const [, first, ofFirst] = AMOUNT_FIRST.exec(text) ?? []
  return first && ofFirst ? { code: ofFirst, amount: plainFigure(first) } : { code: text, amount: '' }
}

/** Figures of a spreadsheet: `1,200` is 1200, and `12.0` is 12. */
function plainFigure(text: string): string {
  const figure = GROUPED.test(text) ? text.replaceAll(',', '') : text
  return /^\d+\.0+$/.test(figure) ? figure.slice(0, figure.indexOf('.')) : figure
}

function columnsOf(text: string): Columns | null {
  const separator = separatorOf(text) || ' '
  const heads = cellsOf(text, separator)
  const code = heads.findIndex((head) => CODE_HEAD.test(head))
  const amount = heads.findIndex((head) => AMOUNT_HEAD.test(head))
  return code >= 0 && amount >= 0 ? { separator: separator === ' ' ? '' : separator, code, amount } : null
}

const separatorOf = (text: string) =>
  ['\t', ';', ','].find((each) => outsideQuotes(text).includes(each)) ?? ''
const outsideQuotes = (text: string) => text.replaceAll(/"(?:[^"]|"")*"/g, '')

/** The cells of a line; a quoted one may hold the separator, and doubled quotes stand for one. */
function cellsOf(text: string, separator: string): string[] {
  const cells = ['']
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    if (separator !== '' && character === separator && !isQuoted) cells.push('')
    else cells[cells.length - 1] += character
  }
  return cells.map((cell) => {
    const trimmed = cell.trim()
    const inner = /^"(.*)"$/.exec(trimmed)?.[1]
    return inner === undefined ? trimmed : inner.replaceAll('""', '"').trim()
  })
}
