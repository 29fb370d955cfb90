import { readFileSync } from 'node:fs'
import {
  contrast,
  deriveTheme,
  merchantVariables,
  type Scheme,
  type ThemeVariable,
} from '@trade-portal/theme'
import { describe, expect, it } from 'vitest'

const sheets = {
  ironbark: '../public/config/theme.css',
  cascade: '../merchants/cascade/config/theme.css',
}

const schemes: Record<string, Scheme> = {
  light: { isDark: false, isContrast: false },
  dark: { isDark: true, isContrast: false },
  contrast: { isDark: false, isContrast: true },
  'dark contrast': { isDark: true, isContrast: true },
}

/** The variables of each rule of a sheet, in its order. */
function rulesOf(merchant: keyof typeof sheets): { selector: string; values: Map<string, string> }[] {
  // By its path: jsdom's URL is not the one that Node's files know.
  const css = readFileSync(`${import.meta.dirname}/${sheets[merchant]}`, 'utf8').replace(/\/\*[^]*?\*\//g, '')
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim().replace(/\s+/g, ' '),
    values: new Map(
      [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  }))
}

function isDarkRule(selector: string): boolean {
  return selector.includes("[data-trade-scheme='dark']") || selector.includes(':not(')
}

function shownBy(merchant: keyof typeof sheets, scheme: Scheme) {
  const own = new Map(
    rulesOf(merchant)
      .filter(({ selector }) => scheme.isDark || !isDarkRule(selector))
      .flatMap(({ values }) => [...values]),
  )
  const theme = deriveTheme((variable) => own.get(variable) ?? '', scheme)
  const shown = (variable: ThemeVariable) => theme.writes.get(variable) ?? own.get(variable) ?? ''
  return { ...theme, shown }
}

const surfaces = ['--trade-surface', '--trade-surface-raised', '--trade-surface-sunken'] as const
const statuses = ['--trade-positive', '--trade-caution', '--trade-critical', '--trade-info'] as const
const texts: [ThemeVariable, readonly ThemeVariable[]][] = [
  ['--trade-text', surfaces],
  ['--trade-text-muted', surfaces],
  ['--trade-interaction-secondary-hyperlink', surfaces],
  ['--trade-interaction-secondary-hyperlink-hover', surfaces],
  [
    '--trade-interaction-primary-text',
    ['--trade-interaction-primary-background', '--trade-interaction-primary-background-hover'],
  ],
  ['--trade-masthead-text', ['--trade-masthead-background', '--trade-masthead-background-hover']],
  ['--trade-accent-text', ['--trade-accent']],
  ...statuses.map((status): [ThemeVariable, readonly ThemeVariable[]] => [
    status,
    [...surfaces, `${status}-background`],
  ]),
]
const edges: [ThemeVariable, readonly ThemeVariable[]][] = [
  ['--trade-border-strong', surfaces.slice(0, 2)],
  ['--trade-interaction-primary-border', surfaces.slice(0, 2)],
  ['--trade-focus', surfaces],
]

describe.each(Object.keys(sheets) as (keyof typeof sheets)[])("%s's theme.css", (merchant) => {
  it.each(Object.keys(schemes))('can be read in the %s scheme', (name) => {
    const scheme = schemes[name] as Scheme
    const { shown } = shownBy(merchant, scheme)
    const least = scheme.isContrast ? { text: 7, edge: 4.5 } : { text: 4.5, edge: 3 }
    for (const [pairs, ratio] of [
      [texts, least.text],
      [edges, least.edge],
    ] as const)
      for (const [variable, grounds] of pairs)
        for (const ground of grounds)
          expect(contrast(shown(variable), shown(ground)), `${variable} on ${ground}`).toBeGreaterThanOrEqual(
            ratio,
          )
  })

  it.each(['light', 'dark'])('needs no mending in the %s scheme', (name) => {
    expect(shownBy(merchant, schemes[name] as Scheme)).toMatchObject({ mends: [], unreadable: [] })
  })

  it('sets every variable for both schemes, and the dark one alike for device and choice', () => {
    const [sizes, light, byDevice, byChoice] = rulesOf(merchant)
    expect(sizes?.selector).toBe(':root')
    expect([...(light?.values.keys() ?? [])]).toEqual(expect.arrayContaining([...merchantVariables]))
    expect([...(byChoice?.values.keys() ?? [])].sort()).toEqual([...(light?.values.keys() ?? [])].sort())
    expect(byDevice?.values).toEqual(byChoice?.values)
  })
})
