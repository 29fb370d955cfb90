import { cellsOf, separatorOf } from './padCells'
import { figureOf } from './padFigure'
import type { PadLine } from './padLine'
import { withoutMarks } from './padWords'

const list = (text: string) => text.split(' ')
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
    const isParted = before !== undefined && line.number > before.number + before.text.split('\n').length
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

/**
 * Returns whether a line has headers: a word for a product and others, directly above a line with as many words and a
 * figure at its end.
 */
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
