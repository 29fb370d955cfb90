import { cellsOf, separatorOf } from './padCells'
import { UNITS } from './knownWords'
import { figureOf } from './padFigure'
import type { Doubt, PadLine } from './padLine'
import { titledOnes } from './padTitles'
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

/**
 * `1 FN-5028B`, `2 HL-ENT1`: the figures may be line numbers, in steps of one or ten, even with gaps between the lines.
 */
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

/** A figure of a line, and its position: rows of cells share a column, lines of words their end. */
interface PlacedFigure {
  place: string
  isPrice: boolean
}

/** Returns the figures of a line without headers that may be prices. A figure with a unit cannot be one. */
function figuresOf(line: PadLine): PlacedFigure[] {
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
