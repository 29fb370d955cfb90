import { describe, expect, it } from 'vitest'
import { searchText, searchWords } from './searchText.ts'

/** Returns whether a product with this text is found by a search, as the handlers search. */
const finds = (search: string, text: string) =>
  searchWords(search).every((word) => searchText(text).includes(word))

const spellings = [
  '90x45',
  '90X45',
  '90×45',
  '90*45',
  '90 x 45',
  '90 × 45',
  '90x 45',
  '90  *45',
  '90mm x 45mm',
]

describe('a size', () => {
  it.each(spellings.filter((spelling) => !spelling.includes('×')))(
    'is found in each spelling by %s',
    (search) => {
      for (const spelling of spellings) {
        expect([spelling, finds(search, `Pine MGP10 ${spelling} H2`)]).toEqual([spelling, true])
        expect([spelling, finds(search, `Pine MGP10 ${spelling.replace('45', '35')} H2`)]).toEqual([
          spelling,
          false,
        ])
      }
    },
  )

  it.each([
    ['2400x1200x10', 'Plasterboard 2400 × 1200 × 10 mm'],
    ['2400 x 1200', 'Plasterboard 2400 × 1200 × 10 mm'],
    ['2400x1200x10mm', 'Plasterboard 2400 × 1200 × 10 mm'],
    ['14gx65', 'Bugle Screw 14 g × 65 mm, box 50'],
    ['14g x 65mm box 50', 'Bugle Screw 14 g × 65 mm, box 50'],
    ['m10x100', 'Bolt Galvanised M10 × 100 mm'],
    ['2.87 x 50', 'Nail D-Head 2.87 × 50 mm'],
    ['2"x4"', 'Douglas Fir 2×4 #1'],
    ['2x4x8ft', 'Stud 2×4 × 8 ft'],
    ['1-3/4 x 7-1/4', 'LVL 2.0E 1-3/4 in × 7-1/4 in'],
    ['pine 90 45', 'Pine MGP10 90 × 45 H2'],
    ['90mm', 'Pine 90mm x 45mm'],
    ['45 mm', 'Lining 90 × 45 mm'],
    ['2x4', 'Lumber DF2X4'],
  ])('%s finds %s', (search, text) => {
    expect(finds(search, text)).toBe(true)
  })

  it('in signs that no plain keyboard has is found where the product is written in them alone', () => {
    expect(finds('90×45', 'Pine 90 x 45')).toBe(false)
    expect(finds('90×45', 'Pine 90×45')).toBe(true)
    expect(finds('3/8”', 'Bolt 3/8"')).toBe(false)
    expect(finds('O’Hara', "O'Hara Oil")).toBe(false)
    expect(finds("o'hara", "O'Hara Oil")).toBe(true)
  })

  it('that is another is not found', () => {
    expect(finds('90x45', 'Pine 45 × 90')).toBe(false)
    expect(finds('90 x 45', 'Pine 90 and 45')).toBe(false)
  })
})

describe('a word', () => {
  it('with an x or a star beside a number stays as it was typed', () => {
    expect(searchWords('box 10 x fix 4 type x 4 max 20 x-ray')).toEqual([
      'box',
      '10',
      'x',
      'fix',
      '4',
      'type',
      'max',
      '20',
      'x-ray',
    ])
    expect(searchWords('10 x box *5 90*')).toEqual(['10', 'x', 'box', '*5', '90*'])
    expect(finds('type x 4x8', 'Drywall Type X 4×8 ft 5/8 in')).toBe(true)
    expect(finds('fixings', 'Box of Fixings')).toBe(true)
  })

  // So much text that work which grows with the square of its length takes minutes, which no test is given.
  it.each([
    ['9', 600_000],
    ['9 ', 300_000],
    ['9x', 300_000],
  ])('of a page of %j is read to its end', (part, count) => {
    expect(searchWords(part.repeat(count)).length).toBe(1)
  })

  it('before a page of spaces is read to its end', () => {
    expect(searchWords(`9${' '.repeat(600_000)}`)).toEqual(['9'])
  })
})
