import { describe, expect, it } from 'vitest'
import { withPasted } from './padPaste'

/** Pastes at `|`, in place of what stands between two of them; `⏎` ends a line. */
function paste(at: string, pasted: string): string {
  const [left = '', second = '', third] = at.replaceAll('⏎', '\n').split('|')
  const right = third ?? second
  const before = third === undefined ? left + second : left + second + third
  const end = left.length + pasted.replaceAll('⏎', '\n').length
  const after = `${left}${pasted.replaceAll('⏎', '\n')}${right}`
  return withPasted(before, after, end).replaceAll('\n', '⏎')
}

describe('a paste into the pad', () => {
  it.each([
    ['at the end, which a blank line parts from heads above', 'SKU,Qty⏎A,1⏎|', 'B,2', 'SKU,Qty⏎A,1⏎⏎B,2'],
    ['under heads alone, whose rows it holds', 'SKU,Qty⏎|', 'B,2', 'SKU,Qty⏎B,2'],
    ['at the end of lines without heads', 'A 1⏎|', 'B\t2', 'A 1⏎B\t2'],
    ['between rows', 'SKU,Qty⏎A,1⏎|C,3', 'B,2⏎', 'SKU,Qty⏎A,1⏎⏎B,2⏎⏎SKU,Qty⏎C,3'],
    ['behind a row', 'SKU,Qty⏎A,1|⏎C,3', '⏎B,2', 'SKU,Qty⏎A,1⏎⏎B,2⏎⏎SKU,Qty⏎C,3'],
    ['in place of a row', 'SKU,Qty⏎A,1⏎|A,5⏎|C,3', 'B,2⏎', 'SKU,Qty⏎A,1⏎⏎B,2⏎⏎SKU,Qty⏎C,3'],
    ['between heads and their first row', 'SKU,Qty⏎|C,3', 'B,2⏎', 'B,2⏎⏎SKU,Qty⏎C,3'],
    ['with heads of its own', 'SKU,Qty⏎A,1⏎|C,3', 'Qty,SKU⏎2,B⏎', 'SKU,Qty⏎A,1⏎⏎Qty,SKU⏎2,B⏎⏎SKU,Qty⏎C,3'],
    ['with heads of its own over rows without any', 'A,1⏎|C,3', 'Qty,SKU⏎2,B⏎', 'A,1⏎Qty,SKU⏎2,B⏎⏎C,3'],
    [
      'of several lines behind the beginning of a row',
      'SKU,Qty⏎A,|⏎C,3',
      '1⏎B,2',
      'SKU,Qty⏎A,1⏎⏎B,2⏎⏎SKU,Qty⏎C,3',
    ],
    ['over the end of a table', 'SKU,Qty⏎A,1⏎|⏎⏎C,3', 'B,2', 'SKU,Qty⏎A,1⏎⏎B,2⏎⏎C,3'],
    ['behind a blank line', 'SKU,Qty⏎A,1⏎⏎|C,3', 'B,2⏎', 'SKU,Qty⏎A,1⏎⏎B,2⏎C,3'],
    ['into a cell', 'SKU,Qty⏎A,|⏎C,3', '10/2.4, 12/3.6', 'SKU,Qty⏎A,10/2.4, 12/3.6⏎C,3'],
    ['of a word at the beginning of a row', 'SKU,Qty⏎A,1⏎|,3', 'C', 'SKU,Qty⏎A,1⏎C,3'],
    ['between rows without heads', 'A,1⏎|C,3', 'B,2⏎', 'A,1⏎B,2⏎C,3'],
  ])('%s [case-081]', (_, at, pasted, becomes) => {
    expect(paste(at, pasted)).toBe(becomes)
  })
})
