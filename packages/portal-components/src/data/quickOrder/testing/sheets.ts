import * as fc from 'fast-check'
import { amountHead, codeHead, goods, inRow, oneOf, quantity } from './sheet'
import type { Sheet, Sign } from './sheet'
import { numbered, priced, unquantified } from './rows'
import { takeOff } from './takeOffs'

// Sheets are generated from their meaning. They share no code with the reader.

const counted = goods.filter(({ lengths }) => lengths === null)
const description = oneOf(
  'Bullet head nail',
  'Cup head bolt 1/2" galv',
  'Concrete, rapid set 20 kg',
  'Pine 90 x 45 H2',
  '"Pro" sealant; clear',
  'Hanger 2x4"',
  'Box of 200',
  'Screw 14g × 100',
  'Tin 2,4 L',
  'Entrance lockset',
  '',
)
const priceHead = oneOf(
  'Price',
  'Unit Price',
  'Cost',
  'Price ex GST',
  'Rate',
  'Your cost',
  'RRP',
  '$',
  'Line total',
  'Price 2026',
  'Order Amount',
)
const stockHead = oneOf(
  'Stock',
  'SOH',
  'Stock on hand',
  'Qty on hand',
  'Available Qty',
  'Stock Qty',
  'Min Qty',
  // Words that never name a quantity, next to words that do.
  'On Order',
  'Qty Sold',
  'Free Qty',
  'Suggested Order',
  'Order Week',
  'SOH 26/11/2026',
  'Re-order point',
)
const packHead = oneOf('Pack', 'Pack Qty', 'Pack Size', 'Qty per pack', 'Carton Qty', 'Pcs/pack', 'Box qty')

interface Column {
  head: fc.Arbitrary<string>
  /** Cells without influence on the meaning. */
  cell: fc.Arbitrary<string>
}
const money = fc.oneof(
  fc.integer({ min: 100, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
  fc.integer({ min: 1, max: 200 }).map((dollars) => `${dollars}.00`),
  fc.integer({ min: 1, max: 200 }).map((dollars) => `$${dollars}`),
  fc.integer({ min: 1, max: 200 }).map(String),
  oneOf('', '1,234.50', 'POA'),
)
const columns: Record<string, Column> = {
  description: { head: oneOf('Description', 'Item Description', 'Product Name', 'Desc'), cell: description },
  price: { head: priceHead, cell: money },
  stock: { head: stockHead, cell: fc.oneof(fc.nat(900).map(String), oneOf('', 'Yes', '1,250')) },
  pack: { head: packHead, cell: oneOf('1', '20', '100', '250', 'box', '') },
  unit: { head: oneOf('Unit', 'UOM', 'U/M', 'Each'), cell: oneOf('ea', 'EA', 'box', 'bag', '') },
  position: { head: oneOf('No.', '#', 'Line', 'Pos'), cell: fc.nat(40).map(String) },
  note: {
    head: oneOf('Notes', 'Comment', 'Barcode', 'Location'),
    cell: oneOf('', '9312345678907', 'Bay 12', '4'),
  },
}

/** Ways to write a quantity in a table's cell. */
const writtenCell = (value: number) => {
  const grouped = value.toLocaleString('en-AU')
  return oneOf(
    String(value),
    String(value),
    String(value),
    grouped,
    `${value}.0`,
    `${grouped}.00`,
    grouped.replaceAll(',', ' '),
    `${value} ea`,
    ` ${value} `,
  )
}
/** Ways to write an empty cell. */
const blankCell = oneOf('', '', '', '-', '–', 'n/a', '0')

/** A table with its columns in any order, with headers or without. */
const table = (hasHeads: boolean): fc.Arbitrary<Sheet> =>
  fc
    .record({
      extras: fc.shuffledSubarray(Object.keys(columns), { minLength: hasHeads ? 0 : 1, maxLength: 5 }),
      sign: hasHeads ? oneOf<Sign>('\t', ',', ';', '|') : oneOf<Sign>('\t', ','),
      isCodeFirst: fc.boolean(),
      gap: oneOf('\n', '\n', '\n', '\n\n'),
      /** The column that some sheets omit. */
      dropped: fc.nat(23),
      heads: fc.tuple(codeHead, amountHead),
      before: oneOf('', '', 'Hi Dave, can you do these please\n\n', 'Quote 1182\n'),
      after: oneOf('', '\n', '\n\nCheers, Mick\n0412 345 678'),
    })
    .chain(({ extras, sign, isCodeFirst, gap, dropped, heads, before, after }) => {
      const names = isCodeFirst
        ? ['code', ...shuffledIn([...extras, 'amount'])]
        : shuffledIn([...extras, 'code', 'amount'])
      const row = oneOf(...counted).chain((good) =>
        fc.record({
          sku: fc.constant(good.sku),
          amount: fc.oneof(
            { weight: 4, arbitrary: quantity.map((value): number | null => value) },
            { weight: 1, arbitrary: fc.constant(null) },
          ),
          cells: fc.record(Object.fromEntries(extras.map((name) => [name, (columns[name] as Column).cell]))),
        }),
      )
      const written = row.chain((each) =>
        (each.amount === null ? blankCell : writtenCell(each.amount)).map((amount) => ({
          ...each,
          written: amount,
        })),
      )
      const extraHeads = fc.record(
        Object.fromEntries(extras.map((name) => [name, (columns[name] as Column).head])),
      )
      return fc.tuple(fc.array(written, { minLength: 1, maxLength: 7 }), extraHeads).map(([rows, names2]) => {
        const said: Record<string, string> = { ...names2, code: heads[0], amount: heads[1] }
        const head = hasHeads
          ? `${inRow(
              names.map((name) => said[name] ?? ''),
              sign,
            )}\n`
          : ''
        // Without its SKU a row is no longer a line, and a SKU alone means one of the product.
        const isDropping = hasHeads && names.length > 2 && names[dropped] !== 'code'
        const gone = isDropping ? names[dropped] : undefined
        const lines = rows.map(({ sku, cells, written: amount }) => {
          const values: Record<string, string> = { ...cells, code: sku, amount }
          return inRow(
            names.filter((name) => name !== gone).map((name) => values[name] ?? ''),
            sign,
          )
        })
        const start = `${before}${head}`.split('\n').length
        return {
          text: `${before}${head}${lines.join(gap)}${after}`,
          rows: rows.map(({ sku, amount }, index) => ({
            line: start + index * gap.length,
            sku,
            pieces: amount === null || gone === 'amount' ? null : { 0: amount },
          })),
          column: gone === undefined ? names.indexOf('amount') : null,
        }
      })
    })

/** Rotates the names, which fast-check has already chosen and shuffled, so that the last two are not always last. */
function shuffledIn(names: string[]): string[] {
  const middle = names.join('').length % names.length
  return [...names.slice(middle), ...names.slice(0, middle)]
}

const typed: fc.Arbitrary<Sheet> = fc
  .array(
    fc.record({
      good: oneOf(...counted),
      value: quantity,
      form: fc.nat(21),
      bullet: oneOf('', '', '', '- ', '• ', '* ', '– ', '[ ] ', '> ', '☐ '),
      end: oneOf('', '', '', ' please', ' ', '.', ',', '\u200b'),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .chain((rows) =>
    fc.record({
      rows: fc.constant(rows),
      isNumbered: fc.boolean(),
      blank: fc.boolean(),
      greeting: oneOf('', 'G’day, need these tomorrow 7am:\n', 'Order for 12 Smith St\n'),
    }),
  )
  .map(({ rows, isNumbered, blank, greeting }) => {
    const lines = rows.map(({ good: { sku }, value, form, bullet, end }, index) => {
      const grouped = value.toLocaleString('en-AU')
      const forms = [
        `${value} x ${sku}`,
        `${value}x ${sku}`,
        `${value} × ${sku}`,
        `${sku} ${value}`,
        `${sku}\t${value}`,
        `${sku}, ${value}`,
        `${sku} x ${value}`,
        `${sku} x${value}`,
        `${sku} (${value})`,
        `${sku} - ${value}`,
        `${sku} – ${value}`,
        `${sku}: ${value}`,
        `${sku} qty ${value}`,
        `${sku} Qty: ${value}`,
        `${sku} ${value}ea`,
        `${sku} ${value} pkt`,
        `${sku} | ${value}`,
        `${value}ea ${sku}`,
        `${value} of ${sku}`,
        `${sku.toLowerCase().replaceAll('-', '‑')} ${value}`,
        `${sku} ${grouped}`,
        `*${sku}* ${value} off`,
      ]
      return `${isNumbered ? `${index + 1}. ` : bullet}${forms[form]}${end}`
    })
    const gap = blank ? '\n\n' : '\n'
    const start = greeting.split('\n').length
    return {
      text: `${greeting}${lines.join(gap)}`,
      rows: rows.map(({ good, value }, index) => ({
        line: start + index * gap.length,
        sku: good.sku,
        pieces: { 0: value },
      })),
      column: null,
    }
  })

export const sheet: fc.Arbitrary<Sheet> = fc.oneof(
  { weight: 4, arbitrary: table(true) },
  { weight: 3, arbitrary: table(false) },
  { weight: 3, arbitrary: typed },
  { weight: 3, arbitrary: takeOff },
  { weight: 1, arbitrary: numbered },
  { weight: 1, arbitrary: priced },
  { weight: 1, arbitrary: unquantified },
)
