import { cellsOf, separatorOf } from './padCells'
import { UNITS, figureOf } from './padFigure'
import type { Doubt, PadLine } from './padLine'
import { withoutMarks } from './padWords'

/** Returns the lines of a pad, with a doubt at those whose figure others of them make doubtful. */
export const withDoubts = (lines: readonly PadLine[]) => pricedOnes(numberedOnes(lines))

const doubted = (lines: readonly PadLine[], which: ReadonlySet<PadLine>, doubt: Doubt) =>
  lines.map((line) => (which.has(line) ? { ...line, doubt: line.doubt ?? doubt } : line))

/** A figure in front of a product. A unit or a cross behind it says that it is a quantity. */
const LEADING = new RegExp(
  String.raw`^(\d{1,4})\s*[\s,;|]\s*(?![x×*]\s|\d{1,3}(?:[\s.,;|]|$)|(?:${UNITS})(?:\s|$)|of\s)\S`,
  'i',
)

/** `1 FN-5028B`, `2 HL-ENT1`: the figures may number the lines, in steps of one or of ten, whatever stands between them. */
function numberedOnes(lines: readonly PadLine[]): PadLine[] {
  const leading = lines.flatMap((line) => {
    const { text, isNumbered } = withoutMarks(line.text)
    const [, figure] = line.columns || isNumbered ? [] : (LEADING.exec(text) ?? [])
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

/** The place of a line's figure: rows of cells share a column, and words the end of the line. */
interface FigurePlace {
  place: string
  isWords: boolean
  isPrice: boolean
}

function placeOf({ text, columns }: PadLine): FigurePlace | null {
  if (columns) return null
  const { text: unmarked } = withoutMarks(text)
  const separator = separatorOf(unmarked)
  const cells = cellsOf(unmarked, separator ?? ' ')
  const isWords = separator === null
  const column = isWords
    ? cells.length - 1
    : cells.findIndex((cell, index) => index > 0 && figureOf(cell) !== null)
  const cell = cells[column] ?? ''
  const isPrice = figureOf(cell)?.kind === 'price'
  if (column < 1 || !(isPrice || /^[\d.,]+$/.test(cell))) return null
  return { place: isWords ? 'words' : `${separator ?? ''}${column}`, isWords, isPrice }
}

/** A column with a price in it is one of prices: `FN-5028B,6.00`, `HL-ENT1,74`. */
function pricedOnes(lines: readonly PadLine[]): PadLine[] {
  const placed = lines.flatMap((line) => {
    const found = placeOf(line)
    return found ? [{ line, ...found }] : []
  })
  const isPriced = (place: string) => placed.some((each) => each.isPrice && each.place === place)
  const found = placed.filter(({ place }) => isPriced(place))
  return doubted(lines, new Set(found.map(({ line }) => line)), 'price')
}
