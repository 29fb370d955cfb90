import { describe, expect, it } from 'vitest'
import { foldSizes, writings } from './sizes'

describe('writings', () => {
  it('begins with a search as it was typed, and writes a size in one way next [taps-213]', () => {
    for (const typed of ['90 x 45', '90×45', '90 by 45', '90mm x 45mm', '90 X 45']) {
      expect(writings(typed)).toEqual([typed, '90x45'])
    }
    expect(writings('90 × 45')).toEqual(['90 × 45', '90 x 45', '90x45'])
    expect(writings('90 * 45 mm')).toEqual(['90 * 45 mm', '90 x 45 mm', '90x45'])
    expect(foldSizes('Pine 90 by 45 by 2.4 m')).toBe('Pine 90x45x2.4')
    expect(foldSizes("2 x 4 x 8'")).toBe('2x4x8')
  })

  it('goes on with straight quotes and primes where a phone wrote curly ones [case-160]', () => {
    expect(writings('O’Hara')).toEqual(['O’Hara', "O'Hara"])
    expect(writings('bolt 3/8”')).toEqual(['bolt 3/8”', 'bolt 3/8"'])
    expect(writings('3/8″ x 4″')).toEqual(['3/8″ x 4″', '3/8" x 4"', '3/8x4'])
    expect(writings('H2  F – deck')).toEqual(['H2  F – deck', 'H2 F - deck'])
  })

  it('leaves words with an x, and what has no size, as they were typed [taps-213]', () => {
    for (const typed of ['Type X', 'box 10', 'GLT450', '90x45', 'by 45', 'Villaboard', '']) {
      expect(writings(` ${typed} `)).toEqual([typed])
    }
  })

  it('ends with metres as millimetres and millimetres as metres [taps-214]', () => {
    expect(writings('2.4')).toEqual(['2.4', '2400'])
    expect(writings('pine 2.4m')).toEqual(['pine 2.4m', 'pine 2400'])
    expect(writings('2400')).toEqual(['2400', '2.4'])
    expect(writings('5450mm')).toEqual(['5450mm', '5.45'])
    expect(writings('6000')).toEqual(['6000', '6.0'])
    expect(writings('2.4 × 1.2')).toEqual(['2.4 × 1.2', '2.4 x 1.2', '2.4x1.2', '2400x1200'])
  })
})
