import { describe, expect, it } from 'vitest'
import { contrast, inkOn, luminance, mend, mendAll } from './contrast'

describe('contrast', () => {
  it('is 21 between black and white, either way round, and 1 between equals', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21)
    expect(contrast('#ffffff', '#000000')).toBe(21)
    expect(contrast('#1d6b3c', '#1d6b3c')).toBe(1)
  })

  // #777777: 119 / 255 = 0.46667, ((0.46667 + 0.055) / 1.055) ^ 2.4 = 0.18448; 1.05 / 0.23448 = 4.478.
  it('knows the grey that just fails and the one that just passes on white', () => {
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3)
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5)
  })

  it('weighs the channels', () => {
    expect(luminance('#ff0000')).toBeCloseTo(0.2126, 6)
    expect(luminance('#00ff00')).toBeCloseTo(0.7152, 6)
    expect(luminance('#0000ff')).toBeCloseTo(0.0722, 6)
  })

  it('takes a translucent colour as it looks on its background', () => {
    // Half of black on white is 127.5, rounded to #808080.
    expect(contrast('#00000080', '#ffffff')).toBe(contrast('#808080', '#ffffff'))
  })
})

describe('mending', () => {
  it('leaves what passes', () => {
    expect(mend('#767676', '#ffffff', 4.5)).toBe('#767676')
  })

  it('moves a grey to the next one that passes', () => {
    expect(mend('#777777', '#ffffff', 4.5)).toBe('#767676')
    expect(mend('#808080', '#ffffff', 4.5)).toBe('#767676')
  })

  it('goes lighter on a dark ground', () => {
    const mended = mend('#1d6b3c', '#131613', 4.5)
    expect(luminance(mended)).toBeGreaterThan(luminance('#1d6b3c'))
    expect(contrast(mended, '#131613')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(mended, '#131613')).toBeLessThan(4.6)
  })

  it('passes on every ground at once', () => {
    const mended = mend('#f0b429', ['#ffffff', '#eceae4'], 4.5)
    expect(contrast(mended, '#eceae4')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(mended, '#ffffff')).toBeGreaterThanOrEqual(4.5)
  })

  it('keeps the hue', () => {
    // Yellow at 48 degrees darkens to a brown whose green is 204 / 255 of its red, and which has no blue.
    const mended = mend('#ffcc00', '#ffffff', 4.5)
    expect(mended.slice(5)).toBe('00')
    const [red, green] = [mended.slice(1, 3), mended.slice(3, 5)].map((digits) => Number.parseInt(digits, 16))
    expect((green ?? 0) / (red ?? 1)).toBeCloseTo(0.8, 1)
  })

  it('does what can be done when nothing passes', () => {
    const demands = [{ against: ['#000000', '#ffffff'], ratio: 7 }]
    expect(['#000000', '#ffffff']).toContain(mendAll('#808080', demands))
    // On middle grey (luminance 0.216) black reaches 5.32 and white 3.95.
    expect(mend('#888888', '#808080', 7)).toBe('#000000')
  })
})

describe('text on a brand colour', () => {
  it.each([
    ['#1d6b3c', '#ffffff'],
    ['#f0b429', '#1b1f1c'],
    ['#767676', '#ffffff'],
    // White reaches 4.478 and #1b1f1c 3.7, so it must be black (4.69).
    ['#777777', '#000000'],
  ])('on %s is %s', (ground, ink) => {
    expect(inkOn([ground])).toBe(ink)
  })

  it('can be read on every colour of a wide sample', () => {
    for (let red = 0; red < 256; red += 17)
      for (let green = 0; green < 256; green += 17)
        for (let blue = 0; blue < 256; blue += 51) {
          const ground = '#' + [red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')
          expect(contrast(inkOn([ground]), ground)).toBeGreaterThanOrEqual(4.5)
        }
  })
})
