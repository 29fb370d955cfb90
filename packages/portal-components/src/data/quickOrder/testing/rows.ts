import * as fc from 'fast-check'
import { goods, inRow, oneOf } from './sheet'
import type { Sheet, Sign } from './sheet'

// Sheets whose figures never mean a quantity, so that no row has one.

const counted = goods.filter(({ lengths }) => lengths === null)
const gap = oneOf('\n', '\n', '\n', '\n\n', '\n\n\n')

/** Returns a sheet without any quantity. */
const ofNone = (rows: readonly { sku: string; text: string }[], between: string): Sheet => ({
  text: rows.map(({ text }) => text).join(between),
  rows: rows.map(({ sku }, index) => ({ line: 1 + index * between.length, sku, pieces: null })),
  column: null,
})

/** Rows that begin with their numbers: 1, 2, 3; 001, 002; 40, 50, 60. */
export const numbered: fc.Arbitrary<Sheet> = fc
  .record({
    of: fc.array(oneOf(...counted), { minLength: 2, maxLength: 7 }),
    start: fc.integer({ min: 1, max: 30 }),
    step: oneOf(1, 1, 1, 5, 10, 100),
    width: oneOf(1, 1, 2, 3),
    sign: oneOf<Sign | ' '>(' ', ' ', '\t', ',', ';'),
    description: oneOf('', '', 'Bullet head nail', 'Entrance lockset'),
    gap,
  })
  .map(({ of, start, step, width, sign, description, gap: between }) => {
    const rows = of.map(({ sku }, index) => {
      const figure = String((step === 1 ? start : step) + index * step).padStart(width, '0')
      const cells = [figure, sku, ...(description === '' || sign === ' ' ? [] : [description])]
      return { sku, text: sign === ' ' ? cells.join(' ') : inRow(cells, sign) }
    })
    return ofNone(rows, between)
  })

/** Prices, at least one of them written as money. */
export const priced: fc.Arbitrary<Sheet> = fc
  .record({
    of: fc.array(fc.record({ good: oneOf(...counted), price: fc.integer({ min: 1, max: 200 }) }), {
      minLength: 2,
      maxLength: 7,
    }),
    sure: fc.nat(6),
    isDollar: fc.boolean(),
    sign: oneOf<Sign | ' '>(' ', '\t', ',', ';'),
    hasDescription: fc.boolean(),
    gap,
  })
  .map(({ of, sure, isDollar, sign, hasDescription, gap: between }) => {
    const rows = of.map(({ good: { sku }, price }, index) => {
      const isSure = index === sure % of.length
      const figure = isSure ? (isDollar ? `$${price}` : `${price}.00`) : String(price)
      const cells = hasDescription && sign !== ' ' ? [sku, 'Bullet head nail', figure] : [sku, figure]
      return { sku, text: sign === ' ' ? cells.join(' ') : inRow(cells, sign) }
    })
    return ofNone(rows, between)
  })

/** Headers for prices or stock without one for a quantity, also with single spaces. */
export const unquantified: fc.Arbitrary<Sheet> = fc
  .record({
    of: fc.array(fc.record({ good: oneOf(...counted), figure: fc.integer({ min: 1, max: 900 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
    code: oneOf('SKU', 'Code', 'Item', 'Part'),
    head: oneOf('Price', 'Stock', 'SOH', 'Cost', 'Available', 'Pack', 'Amount', 'RRP'),
    sign: oneOf<Sign | ' '>(' ', '\t', ',', ';'),
    gap,
  })
  .map(({ of, code, head, sign, gap: between }) => {
    const row = (cells: string[]) => (sign === ' ' ? cells.join(' ') : inRow(cells, sign))
    const rows = of.map(({ good: { sku }, figure }) => ({ sku, text: row([sku, String(figure)]) }))
    const sheet = ofNone(rows, between)
    return {
      ...sheet,
      text: `${row([code, head])}\n${sheet.text}`,
      rows: sheet.rows.map((each) => ({ ...each, line: each.line + 1 })),
    }
  })
