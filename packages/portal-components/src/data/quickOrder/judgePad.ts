import { foldText, lineTotal, mergeTally, parseQuantity, tallyQuantity } from '@trade-portal/fluid-sdk'
import type { Money, Product } from '@trade-portal/fluid-sdk'
import type { AddToCart } from '../cart/additions'
import { isCountable } from '../cart/tallyEntry'
import { readWritten } from '../cart/writtenTally'
import type { WrittenTally } from '../cart/writtenTally'
import type { Doubt, PadLine } from './padLine'
import { areOwnUnits } from './padUnits'

/** Lines looked up and added at a time; the rest wait. */
export const MOST_LINES = 100
/** Most products offered as choices; with more, the customer types more of the name. */
export const MOST_CHOICES = 6

/** A plain quantity on a line that needs lengths. */
const FIGURE = /^\d+(?:\.\d+)?$/

export interface PadFailure {
  message: string
  /** The cart may or may not have it. */
  isUnsure: boolean
}

export interface Unread {
  error: Error
  retry: () => void
}

/** The result of the search for a line's product. */
export type Found = { products: readonly Product[] } | Unread | 'looking'

/** The lengths that a product is sold in; an empty list means any length. */
export type Lengths = { lengths: readonly number[] } | Unread | 'looking'

export type Verdict =
  /** `mergedInto` is the number of the earlier line that includes this one; `lines` are the lines of the addition. */
  | { kind: 'ready'; addition: AddToCart; amount: Money | null; mergedInto: number | null; lines: PadLine[] }
  /** `written` is the tally in the line's text, or `null` if it has no readable pieces and lengths. */
  | { kind: 'lengths'; product: Product; unit: string; written: WrittenTally | null; doubt: Doubt | null }
  | { kind: 'choose'; products: readonly Product[] }
  /** `count` is the number of matching products: none, or too many to choose from. */
  | { kind: 'missing'; count: number }
  | { kind: 'quantity'; product: Product; unit: string; doubt: Doubt | null }
  | { kind: 'failed'; product: Product | null; failure: PadFailure }
  | ({ kind: 'unread' } & Unread)
  | { kind: 'looking' }

export type ReadyLine = Extract<Verdict, { kind: 'ready' }>

export interface JudgedLine {
  line: PadLine
  verdict: Verdict
}

export type PadGroup = 'ready' | 'choose' | 'missing' | 'mend' | 'looking'

const groups: Record<Verdict['kind'], PadGroup> = {
  ready: 'ready',
  lengths: 'choose',
  choose: 'choose',
  missing: 'missing',
  quantity: 'mend',
  failed: 'mend',
  unread: 'mend',
  looking: 'looking',
}

export const groupOf = ({ verdict }: JudgedLine): PadGroup => groups[verdict.kind]

/** Judges each line by its search result. Lines with the same product and unit are added as one. */
export const judgePad = (findings: PadFindings): JudgedLine[] =>
  merged(findings.lines.map((line) => ({ line, verdict: judge(line, findings) })))

/** A pad's lines, and the results found for them. */
interface PadFindings {
  lines: readonly PadLine[]
  /** By `codeKey`. */
  found: ReadonlyMap<string, Found>
  lengths: ReadonlyMap<string, Lengths>
  failures: Readonly<Record<string, PadFailure>>
}

/** Returns the search key of a code. Codes that differ only in case, quotes or dashes share one search. */
export const codeKey = (code: string) => foldText(code)

/** Returns the codes to search for; a line with two figures has two of them. */
export const codesOf = (lines: readonly PadLine[]) =>
  lines.flatMap(({ code, other }) => (other ? [code, other.code] : [code]))

/** Returns the products among the lines sold by length, each once. */
export function tallyProducts(lines: readonly PadLine[], found: PadFindings['found']): string[] {
  const products = codesOf(lines).map((code) => exactOf(code, found))
  return [...new Set(products.flatMap((product) => (product?.isTally ? [product.id] : [])))]
}

const productsOf = (found: Found | undefined) =>
  found === undefined || found === 'looking' || 'error' in found ? [] : found.products

const exactOf = (code: string, found: PadFindings['found']) =>
  productsOf(found.get(codeKey(code))).find(({ id }) => codeKey(id) === codeKey(code)) ?? null

function judge(line: PadLine, { found, lengths, failures }: PadFindings): Verdict {
  const failure = failures[line.text]
  const exact = exactOf(line.code, found)
  const other = line.other && exactOf(line.other.code, found)
  if (failure) return { kind: 'failed', product: exact, failure }
  // The line has no word for a product.
  if (codeKey(line.code) === '') return { kind: 'missing', count: 0 }
  for (const code of codesOf([line])) {
    const answer = found.get(codeKey(code))
    if (answer === undefined || answer === 'looking') return { kind: 'looking' }
    if ('error' in answer) return { kind: 'unread', ...answer }
  }
  if (exact && other) return { kind: 'quantity', product: exact, unit: unitOf(exact), doubt: 'unsure' }
  const meaning = other && line.other ? line.other : line
  const product = exact ?? other
  if (product) return counted({ ...line, ...meaning }, product, lengths.get(product.id) ?? 'looking')
  const products = productsOf(found.get(codeKey(line.code)))
  const isChoice = products.length > 0 && products.length <= MOST_CHOICES
  return isChoice ? { kind: 'choose', products } : { kind: 'missing', count: products.length }
}

const unitOf = ({ units }: Product) => units[0] ?? ''

function counted(line: PadLine, product: Product, lengths: Lengths): Verdict {
  if (product.isTally) return tallied(line, product, lengths)
  const unit = unitOf(product)
  // A product without a quantity counts once, as on every list made with a scanner.
  const quantity = line.amount === '' ? 1 : parseQuantity(line.amount)
  const doubt = doubtOf(line, product)
  return quantity === null || doubt !== null
    ? { kind: 'quantity', product, unit, doubt }
    : ready({ product, unit, quantity })
}

/** `1 pallet` is not a bag. */
const doubtOf = (line: PadLine, product: Product): Doubt | null =>
  line.doubt ?? (areOwnUnits(line, product) ? null : 'unsure')

function tallied(line: PadLine, product: Product, lengths: Lengths): Verdict {
  const { amount, length } = line
  const doubt = doubtOf(line, product)
  const unit = unitOf(product)
  const text = length !== '' && FIGURE.test(amount) ? `${amount}/${length}` : amount
  if (doubt !== null || text === '' || FIGURE.test(text)) {
    return { kind: 'lengths', product, unit, written: null, doubt }
  }
  if (lengths === 'looking') return { kind: 'looking' }
  if ('error' in lengths) return { kind: 'unread', ...lengths }
  const written = readWritten(text, unit, lengths.lengths)
  const isWhole = written.refused.length === 0 && written.unstocked.length === 0 && written.tally.length > 0
  if (!isWhole || !isCountable(written.tally)) return { kind: 'lengths', product, unit, written, doubt }
  return ready({ product, unit, quantity: tallyQuantity(written.tally), tally: written.tally })
}

const ready = (addition: AddToCart): ReadyLine => ({
  kind: 'ready',
  addition,
  amount: lineTotal(addition.product.customerPrice, addition.quantity),
  mergedInto: null,
  lines: [],
})

function merged(judged: JudgedLine[]): JudgedLine[] {
  const firsts = new Map<string, { number: number; verdict: ReadyLine }>()
  return judged.map(({ line, verdict }) => {
    if (verdict.kind !== 'ready') return { line, verdict }
    const { product, unit } = verdict.addition
    const key = JSON.stringify([product.id, unit])
    const first = firsts.get(key)
    if (!first) {
      const own = { ...verdict, lines: [line] }
      firsts.set(key, { number: line.number, verdict: own })
      return { line, verdict: own }
    }
    const together = ready(sum(first.verdict.addition, verdict.addition))
    Object.assign(first.verdict, { addition: together.addition, amount: together.amount })
    first.verdict.lines.push(line)
    return { line, verdict: { ...verdict, mergedInto: first.number } }
  })
}

function sum(one: AddToCart, other: AddToCart): AddToCart {
  if (!one.tally || !other.tally) return { ...one, quantity: one.quantity + other.quantity }
  const tally = mergeTally([...one.tally, ...other.tally])
  return { ...one, tally, quantity: tallyQuantity(tally) }
}
