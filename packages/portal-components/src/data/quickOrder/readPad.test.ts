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
    const certain = { length: '', doubt: null, other: null, columns: null }
    expect(readPad('\n  CONRS20 24  \n\nBBS14100 2\n')).toEqual({
      lines: [
        { number: 2, text: 'CONRS20 24', code: 'CONRS20', amount: '24', ...certain },
        { number: 4, text: 'BBS14100 2', code: 'BBS14100', amount: '2', ...certain },
      ],
      question: null,
    })
  })
})
