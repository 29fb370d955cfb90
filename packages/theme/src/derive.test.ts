import { describe, expect, it } from 'vitest'
import { hyperlinkHover, mastheadHover, normalColor, primaryVariants, statusVariants } from './derive'

/*
 * Worked out by hand in exact fractions. With M and m the greatest and least channel as shares of 255: lightness
 * l = (M + m) / 2, saturation s = (M - m) / (l > ½ ? 2 - M - m : M + m). Rules 1 to 3 move l alone; back again,
 * chroma c = (1 - |2l - 1|) · s, and the channels run from l - c/2 to l + c/2.
 * Example #ff0000: l = 0.5, s = 1; lighter l = 0.6, c = 0.8, channels 0.2 and 1, so #ff3333.
 * Columns: colour, rule 1 lighter, rule 1 darker, rule 2, rule 3.
 */
const golden = [
  // #000000: hsl 0.0 0.0% 0.00%, luminance 0.000: rule 2 +7.5, rule 3 +10.
  ['#000000', '#1a1a1a', '#000000', '#131313', '#1a1a1a'],
  // #ffffff: hsl 0.0 0.0% 100.00%, luminance 1.000: rule 2 -10, rule 3 -10.
  ['#ffffff', '#ffffff', '#e6e6e6', '#e6e6e6', '#e6e6e6'],
  // #808080: hsl 0.0 0.0% 50.20%, luminance 0.216: rule 2 +7.5, rule 3 +10.
  ['#808080', '#9a9a9a', '#676767', '#939393', '#9a9a9a'],
  // #ff0000: hsl 0.0 100.0% 50.00%, luminance 0.213: rule 2 +7.5, rule 3 +10.
  ['#ff0000', '#ff3333', '#cc0000', '#ff2626', '#ff3333'],
  // #ffcc00: hsl 48.0 100.0% 50.00%, luminance 0.644: rule 2 +7.5, rule 3 -10.
  ['#ffcc00', '#ffd633', '#cca300', '#ffd426', '#cca300'],
  // #1d6b3c: hsl 143.8 57.4% 26.67%, luminance 0.111: rule 2 +7.5, rule 3 +10.
  // Blue is exactly halfway (82.5, 37.5); polished's floating point comes out just under it.
  ['#1d6b3c', '#289352', '#124325', '#25894d', '#289352'],
  // #17301f: hsl 139.2 35.2% 13.92%, luminance 0.024: rule 2 +7.5, rule 3 +10.
  ['#17301f', '#285235', '#060e09', '#234a30', '#285235'],
  // #0c5a8a: hsl 202.9 84.0% 29.41%, luminance 0.092: rule 2 +7.5, rule 3 +10.
  ['#0c5a8a', '#1079b9', '#083b5b', '#0f71ad', '#1079b9'],
  // #b4441b: hsl 16.1 73.9% 40.59%, luminance 0.139: rule 2 +7.5, rule 3 +10.
  ['#b4441b', '#de5624', '#883314', '#d55120', '#de5624'],
  // #1b2b40: hsl 214.1 40.7% 17.84%, luminance 0.023: rule 2 +7.5, rule 3 +10.
  ['#1b2b40', '#2a4364', '#0c131c', '#263d5b', '#2a4364'],
  // #8fbdf0: hsl 211.5 76.4% 75.10%, luminance 0.485: rule 2 +7.5, rule 3 -10.
  ['#8fbdf0', '#bcd8f6', '#62a2ea', '#b1d1f5', '#62a2ea'],
  // #e6e6fa: hsl 240.0 66.7% 94.12%, luminance 0.803: rule 2 -10, rule 3 -10.
  ['#e6e6fa', '#ffffff', '#bcbcf2', '#bcbcf2', '#bcbcf2'],
] as const

describe('the derivations', () => {
  it.each(golden)(
    'derives from %s [theme-01 theme-02 theme-03]',
    (color, lighter, darker, masthead, hyperlink) => {
      expect(primaryVariants(color)).toEqual({ lighter, darker })
      expect(mastheadHover(color)).toBe(masthead)
      expect(hyperlinkHover(color)).toBe(hyperlink)
    },
  )

  // Luminance of grey n: ((n / 255 + 0.055) / 1.055) ^ 2.4. 224: 0.7454; 225: 0.7529. 7.5 points are 19.125, 10 are 25.5.
  it('lightens a masthead just below a luminance of 0.75 and darkens one just above [theme-02]', () => {
    expect(mastheadHover('#e0e0e0')).toBe('#f3f3f3')
    expect(mastheadHover('#e1e1e1')).toBe('#c8c8c8')
  })

  // 136: 0.2462, plus 25.5; 138: 0.2542, minus 25.5.
  it('lightens a hyperlink just below a luminance of 0.25 and darkens one just above [theme-03]', () => {
    expect(hyperlinkHover('#888888')).toBe('#a2a2a2')
    expect(hyperlinkHover('#8a8a8a')).toBe('#717171')
  })

  it('gives a status a pale ground on light and a deep one on dark', () => {
    expect(statusVariants('#808080', false)).toEqual({ background: '#ededed', border: '#bababa' })
    expect(statusVariants('#808080', true)).toEqual({ background: '#262626', border: '#525252' })
  })
})

describe('reading colours', () => {
  it.each([
    ['#abc', '#aabbcc'],
    ['#AABBCC80', '#aabbcc80'],
    ['rgb(29, 107, 60)', '#1d6b3c'],
    ['rgb(29 107 60 / 50%)', '#1d6b3c80'],
    // l 26.7 %, s 57.4 %: channels 0.267 ± 0.1533; dropping the decimals would give #1d6a3b.
    ['hsl(143.8 57.4% 26.7%)', '#1d6b3c'],
    ['hsl(0 100% 50% / 0.5)', '#ff000080'],
    ['RebeccaPurple', '#663399'],
    ['transparent', '#00000000'],
    ['rgb(999, 0, 0)', '#ff0000'],
  ])('reads %s', (text, hex) => {
    expect(normalColor(text)).toBe(hex)
  })

  it.each(['banana', '', 'inherit', '#12345', 'var(--brand)', 'oklch(0.5 0.1 20)'])(
    'does not read %j',
    (text) => {
      expect(normalColor(text)).toBeNull()
    },
  )
})
