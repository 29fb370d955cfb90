import { lineTotal, mergeTally, parseQuantity, readTallyText, tallyQuantity } from '@trade-portal/fluid-sdk'
import type { Money, Product, TallyLength } from '@trade-portal/fluid-sdk'
import type { AddToCart } from '../cart/cart'
import { isCountable } from '../cart/tallyEntry'
import type { PadLine } from './readPad'

/** Lines that are looked up and added at a time; those after them wait. */
export const MOST_LINES = 100
/** Products that are offered to choose from; of more, the customer types more of the name. */
export const MOST_CHOICES = 6

/** A quantity, where lengths are wanted: the customer has written no lengths yet. */
const FIGURE = /^\d+(?:\.\d+)?$/

/** Why a line was not added when it was sent. */
export interface PadFailure {
  message: string
  /** Nobody can tell whether the cart has it. */
  isUnsure: boolean
}

/** The state of the search for a line's product. */
export type Found = { products: readonly Product[] } | { error: Error; retry: () => void } | 'looking'

export type Verdict =
  /** `mergedInto` is the number of the earlier line it is added with; `lines` are those that are added with this one. */
  | { kind: 'ready'; addition: AddToCart; amount: Money | null; mergedInto: number | null; lines: PadLine[] }
  | { kind: 'lengths'; product: Product; unit: string; tally: TallyLength[]; refused: string | null }
  | { kind: 'choose'; products: readonly Product[] }
  /** `count` of products match, which is none, or more than can be chosen from. */
  | { kind: 'missing'; count: number }
  | { kind: 'quantity'; product: Product; unit: string }
  | { kind: 'failed'; product: Product | null; failure: PadFailure }
  | { kind: 'unread'; error: Error; retry: () => void }
  | { kind: 'looking' }

export interface JudgedLine {
  line: PadLine
  verdict: Verdict
}

/** The groups that lines are counted and filtered by. */
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

/** Judges each line by what its search found; lines of one product and unit are added as one. */
export function judgePad(
  lines: readonly PadLine[],
  found: ReadonlyMap<string, Found>,
  failures: Readonly<Record<string, PadFailure>>,
): JudgedLine[] {
  const judged = lines.map((line) => ({
    line,
    verdict: judge(line, found.get(codeKey(line.code)), failures[line.text]),
  }))
  return merged(judged)
}

/** Codes that differ in case alone are searched for once. */
export const codeKey = (code: string) => code.trim().toLowerCase()

function judge(line: PadLine, found: Found | undefined, failure: PadFailure | undefined): Verdict {
  const products = found === undefined || found === 'looking' || 'error' in found ? [] : found.products
  const exact = products.find(({ id }) => codeKey(id) === codeKey(line.code))
  if (failure) return { kind: 'failed', product: exact ?? null, failure }
  if (found === undefined || found === 'looking') return { kind: 'looking' }
  if ('error' in found) return { kind: 'unread', ...found }
  if (exact) return counted(line, exact)
  const isChoice = products.length > 0 && products.length <= MOST_CHOICES
  return isChoice ? { kind: 'choose', products } : { kind: 'missing', count: products.length }
}

function counted({ amount }: PadLine, product: Product): Verdict {
  const unit = product.units[0] ?? ''
  if (product.isTally) {
    const { tally, refused } = readTallyText(amount, unit)
    const pieces = mergeTally(tally)
    if (refused.length > 0 || pieces.length === 0 || !isCountable(pieces)) {
      return {
        kind: 'lengths',
        product,
        unit,
        tally: pieces,
        refused: refused.find(({ text }) => !FIGURE.test(text))?.text ?? null,
      }
    }
    return ready({ product, unit, quantity: tallyQuantity(pieces), tally: pieces })
  }
  // A product alone is wanted once, as on every pad that is filled by a scanner.
  const quantity = amount === '' ? 1 : parseQuantity(amount)
  return quantity === null ? { kind: 'quantity', product, unit } : ready({ product, unit, quantity })
}

const ready = (addition: AddToCart): Extract<Verdict, { kind: 'ready' }> => ({
  kind: 'ready',
  addition,
  amount: lineTotal(addition.product.customerPrice, addition.quantity),
  mergedInto: null,
  lines: [],
})

function merged(judged: JudgedLine[]): JudgedLine[] {
  const firsts = new Map<string, { number: number; verdict: Extract<Verdict, { kind: 'ready' }> }>()
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
