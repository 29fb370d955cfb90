import { describe, expect, it } from 'vitest'
import { withPasted } from './padPaste'

/** Pastes at `|`, replacing the text between two of them; `⏎` ends a line. */
function paste(at: string, pasted: string): string {
  const [left = '', second = '', third] = at.replaceAll('⏎', '\n').replaceAll('⇥', '\t').split('|')
  const right = third ?? second
  const lines = pasted.replaceAll('⏎', '\n').replaceAll('⇥', '\t')
  const position = { start: left.length, end: left.length + lines.length }
  return withPasted(`${left}${lines}${right}`, position).replaceAll('\n', '⏎').replaceAll('\t', '⇥')
}

describe('a paste into the pad', () => {
  it.each([
    ['at the end, which a blank line parts from heads above', 'SKU,Qty⏎A,1⏎|', 'B,2', 'SKU,Qty⏎A,1⏎⏎B,2'],
    ['under heads alone, whose rows it holds', 'SKU,Qty⏎|', 'B,2', 'SKU,Qty⏎B,2'],
    ['at the end of lines without heads', 'A 1⏎|', 'B⇥2', 'A 1⏎B⇥2'],
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
      'SKU,Qty⏎A,⏎⏎1⏎B,2⏎⏎SKU,Qty⏎C,3',
    ],
    ['of several lines at the end of a line', 'A 2|', 'B 3⏎C 4', 'A 2⏎B 3⏎C 4'],
    ['of a line and its end at the end of a line', 'A 2|⏎D 5', 'B 3⏎', 'A 2⏎B 3⏎⏎D 5'],
    ['of several lines with heads at the end of a line', 'A⇥2|', 'SKU⇥Price⏎B⇥60', 'A⇥2⏎SKU⇥Price⏎B⇥60'],
    ['of several lines before a line', '|D 5', 'B 3⏎C 4', 'B 3⏎C 4⏎D 5'],
    ['of several lines within a line', 'A |5', 'B 3⏎C 4', 'A ⏎B 3⏎C 4⏎5'],
    ['of cells at the end of a line', 'A 2|', 'B⇥3', 'A 2⏎B⇥3'],
    ['of cells before a line', '|D⇥5', 'B⇥3', 'B⇥3⏎D⇥5'],
    ['of cells within a row', 'A⇥|1⇥6|⇥x', '2⇥7', 'A⇥2⇥7⇥x'],
    ['of a word at the end of a line', 'A |', '24', 'A 24'],
    ['of several lines in place of words that they begin with', '|A⇥2|', 'A⇥24⏎B⇥3', 'A⇥24⏎B⇥3'],
    ['over the end of a table', 'SKU,Qty⏎A,1⏎|⏎⏎C,3', 'B,2', 'SKU,Qty⏎A,1⏎⏎B,2⏎⏎C,3'],
    ['behind a blank line', 'SKU,Qty⏎A,1⏎⏎|C,3', 'B,2⏎', 'SKU,Qty⏎A,1⏎⏎B,2⏎C,3'],
    ['into a cell', 'SKU,Qty⏎A,|⏎C,3', '10/2.4, 12/3.6', 'SKU,Qty⏎A,10/2.4, 12/3.6⏎C,3'],
    ['of a word at the beginning of a row', 'SKU,Qty⏎A,1⏎|,3', 'C', 'SKU,Qty⏎A,1⏎C,3'],
    ['between rows without heads', 'A,1⏎|C,3', 'B,2⏎', 'A,1⏎B,2⏎C,3'],
  ])('%s [case-081]', (_, at, pasted, becomes) => {
    expect(paste(at, pasted)).toBe(becomes)
  })
})
