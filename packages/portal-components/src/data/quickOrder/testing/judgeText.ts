import { codeKey, judgePad } from '../judgePad'
import type { JudgedLine } from '../judgePad'
import { readPad } from '../readPad'
import type { ReadPad } from '../readPad'
import { goods, toProduct } from './sheet'

/** Returns the pad's reading of a text, for the products of the generated lists. */
export function judgeText(text: string): ReadPad & { judged: JudgedLine[] } {
  const pad = readPad(text)
  const keys = pad.lines.flatMap(({ code, other }) => [code, other?.code ?? '']).map(codeKey)
  const products = (key: string) => goods.filter(({ sku }) => codeKey(sku) === key).map(toProduct)
  const found = new Map(keys.map((key) => [key, { products: products(key) }]))
  const lengths = new Map(goods.map((good) => [good.sku, { lengths: good.lengths ?? [] }]))
  return { ...pad, judged: judgePad({ lines: pad.lines, found, lengths, failures: {} }) }
}

/** Returns that reading as text: first any question about columns, then one line for each line of the pad. */
export function judgementOf(text: string): string[] {
  const { judged, question } = judgeText(text)
  const asked = question
    ? [`asks column ${question.candidates.map((column) => column + 1).join(' or ')}`]
    : []
  return [...asked, ...judged.map(({ line, verdict }) => `${line.number} ${wordsOf(verdict)}`)]
}

function wordsOf(verdict: JudgedLine['verdict']): string {
  if (verdict.kind === 'ready') {
    const { product, quantity, tally } = verdict.addition
    if (verdict.mergedInto !== null) return `with line ${verdict.mergedInto}`
    const pieces = tally?.map((each) => `${each.quantity}/${each.length / 1000}`).join(' ')
    return `OK ${product.id} ${pieces ?? quantity}`
  }
  if (verdict.kind !== 'quantity' && verdict.kind !== 'lengths') return verdict.kind
  const doubt = verdict.doubt === null ? '' : ` (${verdict.doubt})`
  return `asks ${verdict.kind} of ${verdict.product.id}${doubt}`
}
