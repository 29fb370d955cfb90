import { describe, expect, it } from 'vitest'
import { areStanding, hasLines, mendLine, withLines, withoutLines } from './mendPad'
import { judgementOf } from './testing/judgeText'
import { readPad } from './readPad'

/** Fixes the line with a number, like a press at its row. */
function mend(text: string, number: number, mended: { code?: string; amount?: string }): string {
  const line = readPad(text).lines.find((each) => each.number === number)
  if (!line) throw new Error(`No line ${number}`)
  return mendLine(text, line, mended)
}

function takeOff(text: string, gone: readonly string[]): string {
  const { lines } = readPad(text)
  return withoutLines(
    text,
    lines.filter((line) => gone.includes(line.text)),
  )
}

describe('a pad that is mended', () => {
  it.each([
    ['Cup head bolt M10 x 100', 'FB-M10100 ?'],
    ['cup head bolt $6.00', 'FB-M10100 ?'],
    ['1. cup head bolt', 'FB-M10100 ?'],
    ['cup head bolt, galv', 'FB-M10100 ?'],
    ['cup head bolt 6', 'FB-M10100 6'],
    ['cup head bolt', 'FB-M10100'],
  ])('keeps asking for the quantity of %j when its product is chosen [case-080]', (text, mended) => {
    expect(mend(text, 1, { code: 'FB-M10100' })).toBe(mended)
    const doubt = mended.endsWith('?') ? 'empty' : null
    expect(readPad(mended).lines).toMatchObject([{ code: 'FB-M10100', doubt }])
  })

  it('writes what is mended into the cells of its row, and leaves the others as they are [case-081]', () => {
    const text = 'Price,SKU,Length,Qty\n6.00,NOSUCH,2.4,10\n6.00,"A, B",3.6,4'
    expect(mend(text, 2, { code: 'TF-9045P' })).toBe(
      'Price,SKU,Length,Qty\n6.00,TF-9045P,2.4,10\n6.00,"A, B",3.6,4',
    )
    expect(mend(text, 3, { amount: '2/2.4, 1/3.6' })).toBe(
      'Price,SKU,Length,Qty\n6.00,NOSUCH,2.4,10\n6.00,"A, B",,"2/2.4, 1/3.6"',
    )
  })

  it('takes heads away with the last of their rows, and a row with all of its lines [case-083]', () => {
    const text = 'A 1\n\nSKU,Note,Qty\nB,"two\nlines",2'
    expect(takeOff(text, ['B,"two\nlines",2'])).toBe('A 1')
    expect(takeOff(text, ['A 1'])).toBe('\nSKU,Note,Qty\nB,"two\nlines",2')
    expect(takeOff('SKU,Qty\nA,1', ['A,1'])).toBe('')
  })

  it('parts a file from the heads above it [case-081]', () => {
    expect(withLines('SKU,Qty\nA,1', 'B,2\r\nC,3\r\n')).toBe('SKU,Qty\nA,1\n\nB,2\nC,3')
    expect(withLines('A\t\n', 'B\t\n')).toBe('A\t\n\nB\t')
  })

  it.each([
    ['CONRS20 1 pallet', 1, { amount: '40' }, 'CONRS20 40'],
    ['Code,Qty,Unit\nCONRS20,1,pallet', 2, { amount: '40' }, 'Code,Qty,Unit\nCONRS20,40,'],
    ['Code,Qty (pallets)\nCONRS20,1', 2, { amount: '40' }, 'Code,Qty (pallets)\nCONRS20 40'],
    ['SKU,Qty (lm),Length\nTF-9045P,24,2.4', 2, { amount: '10/2.4' }, 'SKU,Qty (lm),Length\nTF-9045P 10/2.4'],
  ])(
    'is certain once the quantity of %j is mended, whose unit was another [case-087]',
    (text, number, by, after) => {
      expect(judgementOf(text).at(-1)).toMatch(/\(unsure\)$/)
      const mended = mend(text, number, by)
      expect(mended).toBe(after)
      expect(judgementOf(mended).at(-1)).toMatch(/OK (?:CONRS20 40|TF-9045P 10\/2\.4)$/)
    },
  )

  it('keeps the unit of a quantity when its product is chosen [case-087]', () => {
    expect(mend('1 pallet of rapid set', 1, { code: 'CONRS20' })).toBe('CONRS20 1 pallet')
    expect(judgementOf('CONRS20 1 pallet')).toEqual(['1 asks quantity of CONRS20 (unsure)'])
    expect(judgementOf(mend('24 bags of rapid set', 1, { code: 'CONRS20' }))).toEqual(['1 OK CONRS20 24'])
  })

  const NUMBERED = '1 CONRS20\n2 WALLWRAP\n3 SP-1712'
  const PRICED = 'FN-5028B,6.00\nHL-ENT1,74'
  const ASKED = 'FN-5028B\tNail\t6\t24\nHL-ENT1\tLock\t74'

  it.each([
    [NUMBERED, ['CONRS20 5', '2 WALLWRAP', '3 SP-1712']],
    [NUMBERED.replaceAll(' ', '\t'), ['CONRS20 5', '2\tWALLWRAP', '3\tSP-1712']],
    ['1 CONRS20\n2 WALLWRAP', ['CONRS20 5', '2 WALLWRAP ?']],
    ['1\tCONRS20\n2\tWALLWRAP', ['CONRS20 5', '2\tWALLWRAP\t?']],
    ['10 CONRS20\n\n20 WALLWRAP\n\n30 SP-1712', ['CONRS20 5', '', '20 WALLWRAP ?', '', '30 SP-1712 ?']],
    [PRICED, ['FN-5028B 5', 'HL-ENT1,74,?']],
    [ASKED, ['FN-5028B 5', 'HL-ENT1\tLock\t74\t?']],
  ])('keeps the other lines of %j asking when its first is mended [case-080]', (text, mended) => {
    const after = mend(text, 1, { amount: '5' })
    expect(after.split('\n')).toEqual(mended)
    const [first, ...others] = judgementOf(after).filter((line) => !line.startsWith('asks column'))
    expect(first).toMatch(/^1 OK (?:CONRS20|FN-5028B) 5$/)
    expect(others.length).toBeGreaterThan(0)
    for (const other of others) expect(other).toMatch(/^\d asks quantity of (?:WALLWRAP|SP-1712|HL-ENT1) /)
  })

  it.each([
    [NUMBERED, '1 CONRS20', 2],
    [NUMBERED.replaceAll(' ', '\t'), '1\tCONRS20', 2],
    [PRICED, 'FN-5028B,6.00', 1],
    [ASKED, 'FN-5028B\tNail\t6\t24', 1],
    ['SKU,Price\nFN-5028B,6\n\nHL-ENT1,74', 'FN-5028B,6', 1],
  ])('keeps the other lines of %j asking when %j is taken off [case-080]', (text, gone, left) => {
    const judged = judgementOf(takeOff(text, [gone])).filter((line) => !line.startsWith('asks column'))
    expect(judged).toHaveLength(left)
    for (const line of judged) expect(line).toMatch(/^\d asks quantity of (?:WALLWRAP|SP-1712|HL-ENT1) /)
  })

  it('takes a title of prices off with the first quantity under it, and goes on asking at the others [case-081]', () => {
    const after = mend('Price list\nFN-5028B 6\nHL-ENT1 74', 2, { amount: '5' })
    expect(after).toBe('\nFN-5028B 5\nHL-ENT1 74 ?')
    expect(judgementOf(after)).toEqual(['2 OK FN-5028B 5', '3 asks quantity of HL-ENT1 (empty)'])
    expect(mend('Price list\nbolt 6', 2, { code: 'FN-5028B' })).toBe('Price list\nFN-5028B ?')
  })

  it('leaves certain lines as they are written when others change [case-080]', () => {
    expect(takeOff('CONRS20 24\nHL-ENT1,2\n2 x SP-1712', ['CONRS20 24'])).toBe('HL-ENT1,2\n2 x SP-1712')
    expect(mend('CONRS20 24\nHL-ENT1 0', 2, { amount: '2' })).toBe('CONRS20 24\nHL-ENT1 2')
  })

  it('takes the row of a number off, of several with the same words, wherever it stands by then [case-083]', () => {
    const row = 'BBS14100\t74\t2'
    const text = `CONRS20 1\n\n${row}\n\nCode\tPrice\tQty\n${row}`
    const [first, asking, certain] = readPad(text).lines
    if (!first || !asking || !certain) throw new Error('Three lines')
    expect(withoutLines(text, [certain])).toBe(`CONRS20 1\n\n${row}`)
    expect(withoutLines(text, [asking])).toBe(`CONRS20 1\n\n\nCode\tPrice\tQty\n${row}`)
    const rest = withoutLines(text, [first])
    expect(withoutLines(rest, [certain])).toBe(`\n${row}`)
  })

  it('finds no line in a row of the same words that asks [case-083]', () => {
    const row = 'BBS14100\t74\t2'
    const text = `${row}\n\nCode\tPrice\tQty\n${row}`
    const { lines } = readPad(text)
    expect(areStanding(text, lines.slice(1), lines)).toBe(true)
    expect(areStanding(row, lines.slice(1), lines)).toBe(false)
    expect(areStanding(row, lines.slice(0, 1), lines)).toBe(true)
  })

  it('finds whole rows alone, each as often as it stands there [case-080]', () => {
    expect(hasLines('CONRS20 bags please\nWALLWRAP 24', ['CONRS20'])).toBe(false)
    expect(hasLines('CONRS20 bags please\nWALLWRAP 24', ['WALLWRAP 2'])).toBe(false)
    expect(hasLines('CONRS20\n  WALLWRAP 24 ', ['CONRS20', 'WALLWRAP 24'])).toBe(true)
    expect(hasLines('CONRS20\nWALLWRAP 24', ['CONRS20', 'CONRS20'])).toBe(false)
  })
})
