import { codeKey, judgePad } from '../judgePad'
import type { JudgedLine } from '../judgePad'
import { readPad } from '../readPad'
import type { ReadPad } from '../readPad'
import { goods, toProduct } from './goods'

/** Reads and judges a text as the pad does, against the goods of the made lists. */
export function judgeText(text: string): ReadPad & { judged: JudgedLine[] } {
  const pad = readPad(text)
  const keys = pad.lines.flatMap(({ code, other }) => [code, other?.code ?? '']).map(codeKey)
  const products = (key: string) => goods.filter(({ sku }) => codeKey(sku) === key).map(toProduct)
  const found = new Map(keys.map((key) => [key, { products: products(key) }]))
  const lengths = new Map(goods.map((good) => [good.sku, { lengths: good.lengths ?? [] }]))
  return { ...pad, judged: judgePad({ lines: pad.lines, found, lengths, failures: {} }) }
}
