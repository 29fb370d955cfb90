import { describe, expect, it } from 'vitest'
import { mendLine, withLines, withPasted, withoutLines } from './mendPad'
import { readPad } from './readPad'

/** Mends the line of a number, as a press at its row does. */
function mend(text: string, number: number, mended: { code?: string; amount?: string }): string {
  const line = readPad(text).lines.find((each) => each.number === number)
  if (!line) throw new Error(`No line ${number}`)
  return mendLine(text, line, mended)
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
    expect(withoutLines(text, ['B,"two\nlines",2'])).toBe('A 1')
    expect(withoutLines(text, ['A 1'])).toBe('\nSKU,Note,Qty\nB,"two\nlines",2')
    expect(withoutLines('SKU,Qty\nA,1', ['A,1'])).toBe('')
  })

  it('parts a file and a paste from the heads above them [case-081]', () => {
    expect(withLines('SKU,Qty\nA,1', 'B,2\r\nC,3\r\n')).toBe('SKU,Qty\nA,1\n\nB,2\nC,3')
    expect(withPasted('SKU,Qty\nA,1\n', 'SKU,Qty\nA,1\nB,2')).toBe('SKU,Qty\nA,1\n\nB,2')
    expect(withPasted('SKU,Qty\n', 'SKU,Qty\nB,2')).toBe('SKU,Qty\nB,2')
    expect(withPasted('A 1\n', 'A 1\nB\t2')).toBe('A 1\nB\t2')
  })
})
