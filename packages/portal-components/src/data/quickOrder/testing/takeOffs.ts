import * as fc from 'fast-check'
import { amountHead, codeHead, goods, inRow, oneOf } from './sheet'
import type { MeantRow, Sheet, Sign } from './sheet'

const byLength = goods.flatMap((good) => (good.lengths === null ? [] : [{ ...good, lengths: good.lengths }]))

const pieceOf = (lengths: readonly number[]) =>
  fc.record({ length: oneOf(...lengths), count: fc.integer({ min: 1, max: 80 }) })

const figure = (thousandths: number, comma: boolean) =>
  String(thousandths / 1000).replace('.', comma ? ',' : '.')

/** Take-offs: lengths and pieces in two columns, or behind the SKU. */
export const takeOff: fc.Arbitrary<Sheet> = fc
  .record({
    rows: fc.array(
      oneOf(...byLength).chain((good) =>
        fc.record({
          good: fc.constant(good),
          piece: pieceOf(good.lengths),
          more: pieceOf(good.lengths),
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
    for (const { good, piece, more, isStocked } of rows) {
      const { count } = piece
      const long = isStocked ? piece.length : piece.length + 100
      const isFeet = good.unit === 'ft'
      const whole = Math.floor(long / 1000)
      const feet =
        long % 1000 === 500
          ? [`${whole} 1/2`, `${whole}'6"`, `${whole}’-6”`, `${whole} ft 6 in`][form % 4]
          : undefined
      const written =
        (isFeet ? feet : form % 2 === 1 && !isComma ? String(long) : undefined) ?? figure(long, isComma)
      const second = figure(more.length, isComma)
      const isSingle = form < 4 || form > 6
      if (form < 2) lines.push(inRow([good.sku, written, String(count)], sign))
      else if (form < 4) lines.push(inRow([String(count), 'Framing, 90 x 45"', written, good.sku], sign))
      else if (form === 4) lines.push(`${good.sku} ${count}/${written}, ${more.count}/${second}`)
      else if (form === 5) lines.push(`- ${good.sku}: ${count} @ ${written} and ${more.count} @ ${second}`)
      else if (form === 6) lines.push(`${good.sku}\t${count}/${written}\t${more.count}/${second}`)
      else if (form === 7) lines.push(`${good.sku} ${count} @ ${written}`)
      else if (form === 8) lines.push(`${count}/${written} ${good.sku}`)
      else lines.push(`${good.sku},"${count}/${written}"`)
      const sum: Record<number, number> = { [long]: count }
      if (!isSingle) sum[more.length] = (sum[more.length] ?? 0) + more.count
      // An unsold length must not be accepted, in any spelling.
      meant.push({ line: lines.length, sku: good.sku, pieces: isStocked ? sum : null })
    }
    return { text: lines.join('\n'), rows: meant, column: null }
  })
