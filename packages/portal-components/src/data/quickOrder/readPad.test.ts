import { describe, expect, it } from 'vitest'
import { readPad } from './readPad'

const read = (text: string) => readPad(text).lines.map(({ code, amount }) => [code, amount])

describe('readPad', () => {
  it.each([
    ['CONRS20 24', 'CONRS20', '24'],
    ['CONRS20\t24', 'CONRS20', '24'],
    ['CONRS20,24', 'CONRS20', '24'],
    ['PB301210; 10', 'PB301210', '10'],
    ['24 x CONRS20', 'CONRS20', '24'],
    ['24x CONRS20', 'CONRS20', '24'],
    ['24 × 90210', '90210', '24'],
    ['24 CONRS20', 'CONRS20', '24'],
    ['24, CONRS20', 'CONRS20', '24'],
    ['CONRS20 x 24', 'CONRS20', '24'],
    ['CONRS20 x24', 'CONRS20', '24'],
    ['CONRS20: 24', 'CONRS20', '24'],
    ['CONRS20 24 bags', 'CONRS20', '24'],
    ['CONRS20 1,200', 'CONRS20', '1200'],
    ['CONRS20', 'CONRS20', ''],
    ['HFIX8G50-200 6', 'HFIX8G50-200', '6'],
    ['rapid set concrete 3', 'rapid set concrete', '3'],
    ['rapid set concrete, 3', 'rapid set concrete', '3'],
  ])('reads %j as a product and its quantity [taps-240]', (line, code, amount) => {
    expect(read(line)).toEqual([[code, amount]])
  })

  it.each([
    ['PINE9045 10/2.4', 'PINE9045', '10/2.4'],
    ['PINE9045H2 10/2.4, 12@3.6', 'PINE9045H2', '10/2.4, 12@3.6'],
    ['PINE9045H2,10/2.4,12@3.6', 'PINE9045H2', '10/2.4,12@3.6'],
    ['PINE9045H2,"10/2.4, 12@3.6"', 'PINE9045H2', '10/2.4, 12@3.6'],
    ['PINE9045H2 10 @ 2.4 and 12 of 3.6', 'PINE9045H2', '10 @ 2.4 and 12 of 3.6'],
    ['PINE9045H2\t10/2400', 'PINE9045H2', '10/2400'],
  ])('reads %j as a product and its lengths [taps-241]', (line, code, amount) => {
    expect(read(line)).toEqual([[code, amount]])
  })

  it.each(['0', '-3', '1.5', '12abc'])(
    'keeps %s, which is no quantity, to be told of [taps-242]',
    (amount) => {
      expect(read(`CONRS20 ${amount}`)).toEqual([['CONRS20', amount]])
      expect(read(`CONRS20,${amount}`)).toEqual([['CONRS20', amount]])
    },
  )

  it('reads a CSV file by its row of heads, in any order of columns [taps-243]', () => {
    const file = [
      'Description,SKU,Qty,Unit',
      '"Concrete, rapid set",CONRS20,"1,200",bag',
      '"Post 90 ""H4""",POST90,12.0,ea',
      'Pine,PINE9045H2,"10/2.4, 12@3.6",m',
    ].join('\r\n')
    expect(read(file)).toEqual([
      ['CONRS20', '1200'],
      ['POST90', '12'],
      ['PINE9045H2', '10/2.4, 12@3.6'],
    ])
  })

  it('reads rows of a spreadsheet without heads by their only figure [taps-243]', () => {
    expect(read('CONRS20\tRapid-Set Concrete 20 kg\t24\tbag\nBBS14100\tBugle Screw\t2\tbox')).toEqual([
      ['CONRS20', '24'],
      ['BBS14100', '2'],
    ])
  })

  it('reads a line in the pad’s own way under a row of heads, and heads alone as nothing [taps-243]', () => {
    expect(read('SKU,Qty\nCONRS20,24\nBBS14100 2')).toEqual([
      ['CONRS20', '24'],
      ['BBS14100', '2'],
    ])
    expect(read('SKU Qty')).toEqual([])
    expect(read('Product Code;Quantity')).toEqual([])
  })

  it('leaves out blank lines, and counts them [taps-240]', () => {
    const certain = { length: '', units: [], doubt: null, other: null, columns: null }
    expect(readPad('\n  CONRS20 24  \n\nBBS14100 2\n')).toEqual({
      lines: [
        { number: 2, end: 2, text: 'CONRS20 24', code: 'CONRS20', amount: '24', ...certain },
        { number: 4, end: 4, text: 'BBS14100 2', code: 'BBS14100', amount: '2', ...certain },
      ],
      question: null,
    })
  })
})

describe('readPad, of lists as people write them', () => {
  it.each([
    ['- 24 x FN-5028B', 'FN-5028B', '24'],
    ['• HL-ENT1 2', 'HL-ENT1', '2'],
    ['1. SP-1712 4', 'SP-1712', '4'],
    ['2) FB-M10100 x 20', 'FB-M10100', '20'],
    ['[ ] FN-CLOUT 3', 'FN-CLOUT', '3'],
    ['FN-5028B 24ea', 'FN-5028B', '24'],
    ['FN-3028B (24)', 'FN-3028B', '24'],
    ['FN-3028B qty 24', 'FN-3028B', '24'],
    ['FN-3028B 24 pkt', 'FN-3028B', '24'],
    ['FN-3028B qnty: 24', 'FN-3028B', '24'],
    ['FN-3028B required 24', 'FN-3028B', '24'],
    ['FN-3028B Menge 24', 'FN-3028B', '24'],
    ['FN-3028B | 24', 'FN-3028B', '24'],
    ['FN-3028B\u202f–\u202f1\u202f200', 'FN-3028B', '1200'],
    ['FB-M10100\tCup head bolt 1/2" galv\t20', 'FB-M10100', '20'],
  ])('reads %j [case-082]', (line, code, amount) => {
    expect(readPad(line).lines).toMatchObject([{ code, amount, doubt: null }])
  })

  it.each([
    'qty',
    'Quantity',
    'Order',
    'Ordered',
    'Req',
    'Req’d',
    'Pcs',
    'Pieces',
    'Order Quantity',
    'Quantity (ea)',
    'QTY REQUIRED',
    'Menge',
    'Qty bags',
    'Qty boxes',
    'Qty (tins)',
    'Quantity (pks)',
    'Qty (off)',
  ])('knows the head %j, and takes no price, cost, stock or pack for it [case-081]', (head) => {
    const text = `Item Code,Price,Cost,Stock Qty,Qty per pack,${head}\nFN-5028B,6,4,120,250,24\nHL-ENT1,74,60,8,1,`
    expect(readPad(text).lines).toMatchObject([
      { code: 'FN-5028B', amount: '24', doubt: null },
      { code: 'HL-ENT1', amount: '', doubt: 'empty' },
    ])
  })

  it.each(['SKU', 'Code', 'Part', 'Item', 'Product No.', 'Part Number', 'Stock Code', 'Artikelnr.'])(
    'knows the head %j for the product [case-081]',
    (head) => {
      expect(readPad(`Price;Qty;${head}\n74;2;HL-ENT1`).lines).toMatchObject([
        { code: 'HL-ENT1', amount: '2', doubt: null },
      ])
    },
  )

  it.each([
    'Order No',
    'Order date',
    'Stock on hand',
    'Pack Qty',
    'Drum Qty',
    'Qty per tin',
    'Qty on hand',
    'Unit Price',
    'Available Qty',
    'Qty/box',
    'MOQ',
  ])('takes nothing under the head %j for a quantity [case-081]', (head) => {
    expect(readPad(`SKU,${head}\nHL-ENT1,74`)).toMatchObject({
      lines: [{ code: 'HL-ENT1', amount: '', doubt: 'empty' }],
      question: null,
    })
  })

  it.each([
    'Order Amount',
    'Order Amt',
    'On Order',
    'Qty on Order',
    'Re-order point',
    'Break Qty',
    'Qty Break',
    'Free Qty',
    'Allocated Qty',
    'Qty Sold',
    'Qty Remaining',
    'Qty Returned',
    'Cancelled Qty',
    'Del Qty',
    'Dispatched Qty',
    'Qty in transit',
    'YTD Qty',
    'Avg Monthly Qty',
    'Stocktake Count',
    'Shelf Qty',
    'Store Qty',
    'Order lead time',
    'Required Days',
    'Order Week',
    'Order Seq',
    'Suggested Order',
    'Packs',
    'Bags',
  ])('asks about the head %j, which has a word that no quantity has [case-081]', (head) => {
    expect(readPad(`SKU,${head}\nHL-ENT1,150.00\nFN-5028B,6`)).toMatchObject({
      lines: [{ doubt: 'column' }, { doubt: 'column' }],
      question: { candidates: [1] },
    })
    expect(readPad(`SKU,${head},Qty\nHL-ENT1,74,2\nFN-5028B,6,`).lines).toMatchObject([
      { amount: '2', doubt: null },
      { amount: '', doubt: 'empty' },
    ])
  })

  it.each(['Order', 'Request'])(
    'asks about the head %j alone, which may stand over the number of one [case-081]',
    (head) => {
      expect(readPad(`${head},SKU\n45001,CONRS20`)).toMatchObject({
        lines: [{ doubt: 'column' }],
        question: { candidates: [0] },
      })
    },
  )

  it.each([
    'Revised Qty',
    'Final Qty',
    'Nett Qty',
    'This order',
    'Call off',
    'Qty Outstanding',
    'Order',
    'Total Qty',
    'Qty L2',
    'Revised',
  ])('asks which of a quantity and %j it is [case-081]', (head) => {
    for (const own of ['Qty', 'Qty Ordered']) {
      expect(readPad(`Code,${own},${head}\nCONRS20,3,5`)).toMatchObject({
        lines: [{ doubt: 'column' }],
        question: { candidates: [1, 2] },
      })
    }
  })

  it.each([
    ['Length', '2.4'],
    ['Length (m)', '2.4m'],
    ['Length (lm)', '2.4m'],
    ['Length in mm', '2.4mm'],
    ['Length (feet)', '2.4feet'],
    ['Length (in)', '2.4in'],
    ['Length (inches)', '2.4inches'],
  ])('reads a length with the unit of its head %j [case-085]', (head, length) => {
    expect(readPad(`SKU,${head},Qty\nPINE9045H2,2.4,10`).lines).toMatchObject([{ amount: '10', length }])
  })

  it('asks once for a table of several figures, and shows its first rows [case-080]', () => {
    const text = 'FN-5028B\tBullet head nail\t6.00\t24\nHL-ENT1\tEntrance lockset\t74.00\t2'
    const { lines, question } = readPad(text)
    expect(lines.map(({ amount, doubt }) => [amount, doubt])).toEqual([
      ['', 'column'],
      ['', 'column'],
    ])
    expect(question).toMatchObject({ number: 1, count: 2, code: 0, candidates: [3] })
    expect(question?.samples).toEqual([
      ['FN-5028B', 'Bullet head nail', '6.00', '24'],
      ['HL-ENT1', 'Entrance lockset', '74.00', '2'],
    ])
  })

  // Quadratic work on this much text would take minutes, beyond the time of a test.
  it.each([
    ['"', 0],
    ['",', 0],
    ['1 ', 1],
    ['1,', 1],
    ['1/', 1],
    ['- ', 0],
    ['x 1', 1],
    ['10/2.4 ', 1],
    ['|', 0],
    ['  ', 0],
    ['1/2 m ', 1],
  ])('reads a line of 600,000 signs of %j to its end [case-087]', (part, lines) => {
    expect(readPad(part.repeat(600_000 / part.length)).lines.length).toBe(lines)
  })

  // A sheet may have more rows than a call can have arguments.
  it.each([
    ['a "', 30_000],
    ['a,1', 150_000],
  ])('reads the rows of %j to the last of %i [case-087]', (row, count) => {
    expect(readPad(`${row}\n`.repeat(count)).lines.length).toBe(count)
  })
})
