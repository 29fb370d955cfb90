import * as fc from 'fast-check'
import { goods } from './goods'
import type { Good } from './goods'
import { amountHead, codeHead, inRow, oneOf } from './sheet'
import type { MeantRow, Sheet, Sign } from './sheet'

const byLength = goods.filter(({ lengths }) => lengths !== null)

/** Returns pieces of a good's lengths. */
const meaning = (good: Good) =>
  good.lengths === null
    ? quantity.map((pieces): Record<number, number> => ({ 0: pieces }))
    : fc
        .record({ length: oneOf(...good.lengths), pieces: fc.integer({ min: 1, max: 80 }) })
        .map(({ length, pieces }) => ({ [length]: pieces }))

const figure = (thousandths: number, comma: boolean) =>
  String(thousandths / 1000).replace('.', comma ? ',' : '.')

/** Take-offs: a length and its pieces in two columns, or behind the SKU. */
export const takeOff: fc.Arbitrary<Sheet> = fc
  .record({
    rows: fc.array(
      oneOf(...byLength).chain((good) =>
        fc.record({
          good: fc.constant(good),
          pieces: meaning(good),
          more: meaning(good),
          isStocked: fc.nat(6).map((chance) => chance > 0),
        }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    form: fc.nat(9),
    sign: oneOf<Sign>('\t', ',', ';'),
    lengthHead: oneOf('Length', 'Len', 'LENGTH', 'Lengths'),
    heads: fc.tuple(codeHead, amountHead),
    isComma: fc.nat(5).map((chance) => chance === 0),
  })
  .map(({ rows, form, sign, lengthHead, heads, isComma }) => {
    const meant: MeantRow[] = []
    const lines: string[] = []
    if (form < 4)
      lines.push(
        inRow(
          form < 2 ? [heads[0], lengthHead, heads[1]] : [heads[1], 'Description', lengthHead, heads[0]],
          sign,
        ),
      )
    for (const { good, pieces, more, isStocked } of rows) {
      const [[length = '0', count = 0] = []] = Object.entries(pieces)
      const long = isStocked ? Number(length) : Number(length) + 100
      const [[length2 = '0', count2 = 0] = []] = Object.entries(more)
      const isFeet = good.unit === 'ft'
      const whole = Math.floor(long / 1000)
      const feet =
        long % 1000 === 500
          ? [`${whole} 1/2`, `${whole}'6"`, `${whole}’-6”`, `${whole} ft 6 in`][form % 4]
          : undefined
      const written =
        (isFeet ? feet : form % 2 === 1 && !isComma ? String(long) : undefined) ?? figure(long, isComma)
      const second = figure(Number(length2), isComma)
      const isSingle = form < 4 || form > 6
      if (form < 2) lines.push(inRow([good.sku, written, String(count)], sign))
      else if (form < 4) lines.push(inRow([String(count), 'Framing, 90 x 45"', written, good.sku], sign))
      else if (form === 4) lines.push(`${good.sku} ${count}/${written}, ${count2}/${second}`)
      else if (form === 5) lines.push(`- ${good.sku}: ${count} @ ${written} and ${count2} @ ${second}`)
      else if (form === 6) lines.push(`${good.sku}\t${count}/${written}\t${count2}/${second}`)
      else if (form === 7) lines.push(`${good.sku} ${count} @ ${written}`)
      else if (form === 8) lines.push(`${count}/${written} ${good.sku}`)
      else lines.push(`${good.sku},"${count}/${written}"`)
      const sum: Record<number, number> = { [long]: count }
      if (!isSingle) sum[Number(length2)] = (sum[Number(length2)] ?? 0) + count2
      // A length that is not stocked must not be taken, however it is written.
      meant.push({ line: lines.length, sku: good.sku, pieces: isStocked ? sum : null })
    }
    return { text: lines.join('\n'), rows: meant, column: null }
  })
