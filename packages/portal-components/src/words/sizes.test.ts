import { describe, expect, it } from 'vitest'
import { otherLengths, searchTerm } from './sizes'

describe('searchTerm', () => {
  it('writes a size in one way, however people write it [taps-213]', () => {
    for (const typed of [
      '90x45',
      '90 x 45',
      '90×45',
      '90 × 45',
      '90 by 45',
      '90mm x 45mm',
      '90 X 45',
      '90 * 45 mm',
    ]) {
      expect([typed, searchTerm(typed)]).toEqual([typed, '90x45'])
    }
    expect(searchTerm('Pine 90 by 45 by 2.4 m')).toBe('Pine 90x45x2.4')
    expect(searchTerm("2 x 4 x 8'")).toBe('2x4x8')
  })

  it('leaves words with an x, and what has no size, as they were typed [taps-213]', () => {
    for (const typed of ['Type X', 'box 10', 'GLT450', '90x45 50% & "H3" #1', 'by 45']) {
      expect(searchTerm(` ${typed} `).toLowerCase()).toBe(typed.toLowerCase())
    }
    expect(searchTerm('Villaboard')).toBe('Villaboard')
  })
})

describe('otherLengths', () => {
  it('writes metres as millimetres and millimetres as metres [taps-214]', () => {
    expect(otherLengths('2.4')).toBe('2400')
    expect(otherLengths('pine 2.4m')).toBe('pine 2400')
    expect(otherLengths('2400')).toBe('2.4')
    expect(otherLengths('5450mm')).toBe('5.45')
    expect(otherLengths('6000')).toBe('6.0')
    expect(otherLengths('2.4x1.2')).toBe('2400x1200')
  })

  it('has none for a search without a length [taps-214]', () => {
    for (const term of ['90x45', 'screw', 'GLT450', '']) expect(otherLengths(term)).toBeNull()
  })
})
