import type { Product } from '@trade-portal/fluid-sdk'
import { EACH, NUMBER, PIECES, UNITS, list } from './knownWords'
import { cellsOf, separatorOf } from './padCells'
import { figureOf, isPieces, isUnit } from './padFigure'
import type { PadHeads } from './padHeads'
import type { PadLine } from './padLine'
import { withoutMarks } from './padWords'

/** A figure, optionally with a cross on either side: `24`, `x24`, `24 x`. */
const FIGURE = String.raw`(?:(?<![\w.,])|(?<=(?<!\w)x))\d[\d.,]*\s*(?:\)\s*)?(?:[x×*]\s*)?`
/** `24 bags of CONRS20` */
const UNIT_FIRST = new RegExp(String.raw`^\(?(?:[x×*=]\s*)*${FIGURE}(${UNITS})(?!-)`, 'i')
/** `CONRS20 24 bags`, `CONRS20 (24 bags)` */
const UNIT_LAST = new RegExp(String.raw`${FIGURE}(${UNITS})\)?[.!]?$`, 'i')

/** Returns the units written with a line's quantity: next to it, in separate cells, or in its header. */
export function unitsOf(line: Omit<PadLine, 'units'>, heads: PadHeads | null): string[] {
  const { columns } = line
  if (columns) {
    const { cells, amount } = columns
    const own = amount === null ? [] : beside(cells[amount] ?? '')
    const ofHead = columns.amountUnit === '' ? [] : [columns.amountUnit]
    return [...own, ...unitCells(columns, heads).map((index) => cells[index] ?? ''), ...ofHead]
  }
  if (line.amount === '') return []
  const { text } = withoutMarks(line.text)
  const separator = separatorOf(text)
  if (separator === null || separator === '  ') return beside(text)
  return cellsOf(text, separator).flatMap((cell) => {
    // A code may look like a pack: `P100`.
    if (cell === line.code) return []
    if (isUnit(cell)) return [cell]
    return figureOf(cell) === null ? [] : beside(cell)
  })
}

const beside = (text: string) =>
  [UNIT_FIRST, UNIT_LAST].flatMap((form) => form.exec(text.trim())?.[1]?.replace(/\.$/, '') ?? [])

/** Returns the columns of a row with only a unit; below a header for units each word is one. */
function unitCells(columns: NonNullable<PadLine['columns']>, heads: PadHeads | null): number[] {
  const { cells, code, amount, length } = columns
  return cells.flatMap((cell, index) => {
    if (index === code || index === amount || index === length) return []
    return isUnit(cell) || (index === heads?.unit && isOfUnits(cell)) ? [index] : []
  })
}

/** Below a header for units, words are units, and so is a hundred or a thousand; other figures may be prices. */
const isOfUnits = (cell: string) =>
  /^(?:\d+00|[\d½¼¾\s/]*\p{L}.*)$/u.test(cell) && !/[$€£]/.test(cell) && figureOf(cell)?.kind !== 'price'

/** Spellings of each unit, the first one standing for all. */
const FORMS = [
  [...EACH, ...PIECES, ...NUMBER],
  list('bag bags bg bgs'),
  list('box boxes bx bxs'),
  list('pack packs pk pks pkt pkts packet packets'),
  list('carton cartons ctn ctns'),
  list('pallet pallets plt plts pal'),
  list('case cases cs'),
  list('roll rolls rl rls'),
  list('sheet sheets sht shts'),
  list('pair pairs pr prs'),
  list('length lengths len lgth'),
  list('dozen doz'),
  list('m lm metre metres meter meters'),
  list('ft feet foot'),
  list('m2 m² sqm'),
  list('m3 m³'),
  list('t tonne tonnes'),
]
const [ONE = ''] = EACH

function formOf(unit: string): string {
  const folded = unit
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^(?:per|1)\s+/, '')
  return FORMS.find((forms) => forms.includes(folded))?.[0] ?? folded.replace(/s$/, '')
}

/**
 * Returns true if the pad adds the product in the line's units. `ea` means a piece of any product, unless it is also
 * sold by the piece. Pieces of a length are counted, whatever the unit of the length.
 */
export function areOwnUnits({ units, amount }: Pick<PadLine, 'units' | 'amount'>, product: Product): boolean {
  const [own = '', ...others] = product.units.map(formOf)
  return units.map(formOf).every((unit) => {
    if (product.isTally && (unit === ONE || unit === 'length')) return true
    if (unit === own) return !product.isTally || isPieces(amount)
    return unit === ONE && !others.includes(ONE)
  })
}

/** Returns a line's quantity with its units as written: `1 pallet`. */
export function writtenAmount({ text, amount, units }: Pick<PadLine, 'text' | 'amount' | 'units'>): string {
  const [unit, ...others] = units
  if (unit === undefined) return amount
  const together = `${amount}${unit}`
  return [text.includes(together) ? together : `${amount} ${unit}`, ...others].join(' / ')
}
