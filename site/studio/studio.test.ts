import { deriveTheme, merchantVariables } from '@trade-portal/theme'
import { describe, expect, it } from 'vitest'
import { fromHash, brandOf, readerOf, toHash, toThemeCss } from './brand'
import type { Brand } from './brand'
import { offeredColors } from './BrandFields'
import { figuresOf } from './figures'
import { brandOfLogo, hiddenShare } from './logoColors'

const light = { isDark: false, isContrast: false }
const brand: Brand = {
  '--trade-masthead-background': '#3b0a14',
  '--trade-interaction-primary-background': 'hsl(350 74% 45%)',
  '--trade-font-family': "'Inter Variable', sans-serif",
  '--trade-radius': '2px',
}

/** Returns pixels of some colours, a number of each. */
function pixels(...colors: [color: [number, number, number], count: number, opacity?: number][]) {
  const all = colors.flatMap(([color, count, opacity = 255]) =>
    Array.from({ length: count }, () => [...color, opacity]).flat(),
  )
  return new Uint8ClampedArray(all)
}

describe('a brand', () => {
  it('is the same after its theme.css, and after its address, has been read [brand-23]', () => {
    expect(brandOf(toThemeCss(brand))).toEqual(brand)
    expect(fromHash(`#${toHash(brand)}`)).toEqual(brand)
    const themes = [brand, brandOf(toThemeCss(brand))].map((one) => deriveTheme(readerOf(one), light).writes)
    expect(themes[0]).toEqual(themes[1])
  })

  it('takes nothing of an address or a file that is no variable of a merchant’s [brand-23]', () => {
    expect(fromHash('#surface=%23fff&onload=alert(1)&trade-x=1')).toEqual({ '--trade-surface': '#fff' })
    for (const value of [
      'red; } body { display: none',
      'url(https://x.example)',
      '#fff/*',
      'expression\\28 1)',
    ]) {
      expect(fromHash(`#${new URLSearchParams({ surface: value }).toString()}`)).toEqual({})
    }
    expect(brandOf('/* --trade-text: red; */ :root { color: red; --trade-other: 1 }')).toEqual({})
  })

  it('can be set in every colour that there is [brand-23]', () => {
    expect([...offeredColors].sort()).toEqual([...merchantVariables].sort())
  })
})

describe('the figures', () => {
  it('reach what is needed for the palest and the darkest brand, and report what was moved [brand-24]', () => {
    for (const color of ['#ffffff', '#000000', '#ffff00', '#777777']) {
      const extreme: Brand = {
        '--trade-interaction-primary-background': color,
        '--trade-masthead-background': color,
        '--trade-interaction-secondary-hyperlink': color,
        '--trade-text-muted': color,
      }
      for (const scheme of [
        light,
        { isDark: true, isContrast: false },
        { isDark: false, isContrast: true },
      ]) {
        for (const { name, ratio, least } of figuresOf(extreme, scheme)) {
          expect([color, name, ratio >= least - 0.01]).toEqual([color, name, true])
        }
      }
    }
    const link = figuresOf({ '--trade-interaction-secondary-hyperlink': '#ffff00' }, light).find(
      ({ name }) => name === 'Link on the page',
    )
    expect(link?.mend).toMatchObject({ from: '#ffff00', ratio: 4.5 })
  })
})

describe('a logo', () => {
  it('gives its strongest colour to the action and its darker one to the masthead [brand-22]', () => {
    const red: [number, number, number] = [200, 30, 58]
    const navy: [number, number, number] = [11, 37, 69]
    expect(brandOfLogo(pixels([red, 50], [navy, 40], [[255, 255, 255], 400]))).toEqual({
      '--trade-masthead-background': '#0b2545',
      '--trade-interaction-primary-background': '#c81e3a',
    })
  })

  it('reports how much of it cannot be seen on a masthead, see-through parts left out [brand-26]', () => {
    const logo = pixels([[242, 140, 30], 60], [[74, 25, 66], 40], [[255, 255, 255], 400, 0])
    expect(hiddenShare(logo, '#4a1942')).toBeCloseTo(0.4)
    expect(hiddenShare(logo, '#ffffff')).toBe(0)
    expect(hiddenShare(pixels([[0, 0, 0], 9, 0]), '#ffffff')).toBe(0)
  })

  it('of one colour gives a masthead of the same hue [brand-22]', () => {
    const found = brandOfLogo(pixels([[242, 183, 5], 30], [[255, 255, 255], 10]))
    expect(found['--trade-interaction-primary-background']).toBe('#f2b705')
    expect(found['--trade-masthead-background']).toMatch(/^#6\d4\w0\d$/)
  })

  it('without a colour gives its darkest grey, and one of nothing gives nothing [brand-22]', () => {
    expect(brandOfLogo(pixels([[40, 40, 40], 10], [[200, 200, 200], 90]))).toMatchObject({
      '--trade-masthead-background': '#282828',
    })
    expect(brandOfLogo(pixels([[10, 200, 10], 10, 0]))).toEqual({})
  })
})
