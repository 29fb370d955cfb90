import { cellsOf, separatorOf } from './padCells'
import { UNITS, list } from './knownWords'
import { figureOf } from './padFigure'
import type { Doubt, PadLine } from './padLine'
import { withoutMarks } from './padWords'

/** Returns the lines of a pad, with a doubt on each figure that other lines make doubtful. */
export const withDoubts = (lines: readonly PadLine[]) =>
  pricedOnes(numberedOnes(doubted(lines, titledOnes(lines), 'unsure')))

const doubted = (lines: readonly PadLine[], which: { has: (line: PadLine) => boolean }, doubt: Doubt) =>
  lines.map((line) => (which.has(line) ? { ...line, doubt: line.doubt ?? doubt } : line))

/** Returns true if a header identifies the line's quantity. */
const isPlaced = ({ columns }: PadLine) => columns !== null && columns.amount !== null

/** A figure before a product. With a unit or a cross behind it, it is a quantity. */
const LEADING = new RegExp(
  String.raw`^(\d{1,4})\s*[\s,;|]\s*(?![x×*]\s|\d{1,3}(?:[\s.,;|]|$)|(?:${UNITS})(?:\s|$)|of\s)\S`,
  'i',
)

/** The figures in `1 FN-5028B`, `2 HL-ENT1` may be line numbers, in steps of one or ten. */
function numberedOnes(lines: readonly PadLine[]): PadLine[] {
  const leading = lines.flatMap((line) => {
    const { text, isNumbered } = withoutMarks(line.text)
    const [, figure] = isPlaced(line) || isNumbered ? [] : (LEADING.exec(text) ?? [])
    return figure === undefined ? [] : [{ line, figure, value: Number(figure) }]
  })
  const stepTo = (index: number) => {
    const [before, own] = [leading[index - 1], leading[index]]
    return before && own ? own.value - before.value : 0
  }
  const isStep = (index: number) => {
    const step = stepTo(index)
    if (step === 0) return false
    const isRound = step % 5 === 0 && leading[index - 1]?.value === step
    return step === 1 || isRound || step === stepTo(index - 1) || step === stepTo(index + 1)
  }
  const isRising = leading.every((_, index) => index === 0 || stepTo(index) > 0)
  const isNumbering = isRising && leading.some((_, index) => isStep(index))
  const found = leading.filter(
    ({ figure }, index) => isNumbering || /^0\d/.test(figure) || isStep(index) || isStep(index + 1),
  )
  return doubted(lines, new Set(found.map(({ line }) => line)), 'unsure')
}

/**
 * Returns the figures of a line without headers that may be prices, with their positions: rows of cells share a column,
 * lines of words their end. A figure with a unit cannot be a price.
 */
function figuresOf(line: PadLine) {
  if (isPlaced(line)) return []
  const { text: unmarked } = withoutMarks(line.text)
  const separator = separatorOf(unmarked)
  const cells = cellsOf(unmarked, separator ?? ' ')
  return cells.flatMap((cell, index) => {
    const isPrice = figureOf(cell)?.kind === 'price'
    const isLast = separator !== null || index === cells.length - 1
    if (index === 0 || !isLast || !(isPrice || /^[\d.,]+$/.test(cell))) return []
    return [{ place: separator === null ? 'words' : `${separator}${index}`, isPrice }]
  })
}

/** A column that contains a price is a column of prices: `FN-5028B,6.00`, `HL-ENT1,74`. */
function pricedOnes(lines: readonly PadLine[]): PadLine[] {
  const placed = lines.map((line) => ({ line, figures: figuresOf(line) }))
  const prices = new Set(
    placed.flatMap(({ figures }) => figures.flatMap(({ place, isPrice }) => (isPrice ? [place] : []))),
  )
  const found = placed.filter(({ figures }) => figures.some(({ place }) => prices.has(place)))
  return doubted(lines, new Set(found.map(({ line }) => line)), 'price')
}

/** Words above figures other than quantities, in English, German and other languages often found in pasted headers. */
const NO_QUANTITY = new Set(
  list(
    'price prices pricing pricelist cost costs rrp stock soh stocktake inventory onhand preis preise preisliste einzelpreis lager bestand lagerbestand prix tarif precio precios prezzo prezzi prijs',
  ),
)
const OF_PACKS =
  /\b(?:per (?:pack|box|carton|pallet)|(?:pack|packet|box|carton|pallet) (?:sizes?|qty|quantity|quantities)|pack|packs)$/
/** Words that mark a list of wanted goods, whatever else its title says: `Stock order`, `Please price and send`. */
const ORDERED = new Set(
  list(
    'order orders ordered please pls send deliver need needed want required request thanks for qty quantity menge bestellung',
  ),
)
const CODES = new Set(
  list(
    'sku code codes item product article part ref reference référence referencia produit producto artículo articulo codigo código codice artikel artikelnummer',
  ),
)
/** More words are a sentence, not a title. */
const MOST_WORDS = 5
const YEAR_OR_DATE = /\b(?:20\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{2,4})\b/g

interface Title {
  /** `null` if figures below it may be quantities. */
  over: PadLine | null
  isEmpty: boolean
}

/**
 * Returns the lines below words that rule out quantities, each with its title: a title such as `Stock on hand`, or
 * headers with spaces or a dash between them, such as `Code Prix`. A blank line or another title ends its effect.
 */
export function titledOnes(lines: readonly PadLine[]): Map<PadLine, PadLine> {
  const found = new Map<PadLine, PadLine>()
  let title = null as Title | null
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const isParted = before !== undefined && line.number > before.end + 1
    if (isParted && title?.isEmpty === false) title = null
    const words = titleOf(line)
    if (words) {
      const isNoQuantity = saysNoQuantity(words) || areHeads(words, lines.slice(index + 1), line)
      // A title directly below another is a part of it.
      const isPart: boolean = title?.isEmpty === true && !isParted && !words.some((word) => ORDERED.has(word))
      const above: PadLine | null = isPart && title ? title.over : null
      title = { over: isNoQuantity ? line : above, isEmpty: true }
    } else if (title) {
      title.isEmpty = false
      if (title.over && line.columns?.amount == null) found.set(line, title.over)
    }
  }
  return found
}

/** Returns the words of a row without figures and codes, or `null` if it is not a title. */
function titleOf({ text, amount, columns }: PadLine): string[] | null {
  if (columns) return null
  const { text: unmarked } = withoutMarks(text)
  const separator = separatorOf(unmarked)
  const cells = separator === null ? [unmarked] : cellsOf(unmarked, separator)
  const filled = cells.filter((cell) => cell !== '')
  if (separator !== '  ' && filled.length !== 1) return null
  const said = filled.join(' ').replaceAll(YEAR_OR_DATE, '').trim()
  const isCode = amount === '' && /^[\p{Lu}-]+$/u.test(said) && !NO_QUANTITY.has(said.toLowerCase())
  if (/\d/.test(said) || isCode) return null
  const words = said
    .toLowerCase()
    .split(/[^\p{L}’']+/u)
    .filter((word) => word !== '')
  return words.length > 0 && words.length <= MOST_WORDS ? words : null
}

function saysNoQuantity(words: readonly string[]): boolean {
  const text = words.join(' ')
  const isOnOrder = text.includes('on order')
  if (!isOnOrder && words.some((word) => ORDERED.has(word))) return false
  return (
    isOnOrder ||
    /\bon hand\b/.test(text) ||
    OF_PACKS.test(text) ||
    words.some((word) => NO_QUANTITY.has(word))
  )
}

/** Returns whether a line has headers: one per word of the next line, which ends in a figure. */
function areHeads(
  [first = '', ...others]: readonly string[],
  below: readonly PadLine[],
  own: PadLine,
): boolean {
  const [next] = below
  if (!CODES.has(first) || next?.number !== own.number + 1) return false
  const words = withoutMarks(next.text).text.split(/\s+(?:[-–—]\s+)?/)
  const isOfWords = others.length > 0 && others.every((word) => word.length > 2)
  return isOfWords && words.length === others.length + 1 && figureOf(words.at(-1) ?? '') !== null
}
