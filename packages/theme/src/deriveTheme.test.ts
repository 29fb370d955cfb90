import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { contrastPairs, leastContrast } from './contrastPairs'
import { behind } from './defaults'
import { deriveTheme, type Scheme } from './deriveTheme'
import { derivedVariables, merchantVariables, type ThemeVariable } from './variables'

const light: Scheme = { isDark: false, isContrast: false }
const dark: Scheme = { isDark: true, isContrast: false }
const sunlight: Scheme = { isDark: false, isContrast: true }

function derive(merchant: Partial<Record<ThemeVariable, string>>, scheme: Scheme = light) {
  const theme = deriveTheme((variable) => merchant[variable] ?? '', scheme)
  const shown = (variable: ThemeVariable) => theme.writes.get(variable) ?? merchant[variable] ?? ''
  return { ...theme, shown }
}

describe('without a merchant', () => {
  it.each([...merchantVariables, ...derivedVariables])('%s is what its token falls back to', (variable) => {
    expect(derive({}).shown(variable)).toBe(behind(variable))
  })

  it.each([light, dark])('needs no correction to report to a merchant: %o', (scheme) => {
    expect(derive({}, scheme)).toMatchObject({ mends: [], unreadable: [] })
  })
})

describe('what is set by hand', () => {
  it('derives all the others from the brand', () => {
    const { shown } = derive({
      '--trade-interaction-primary-background': '#ff0000',
      '--trade-masthead-background': '#e6e6fa',
    })
    expect(shown('--trade-interaction-primary-background-lighter')).toBe('#ff3333')
    expect(shown('--trade-interaction-primary-background-darker')).toBe('#cc0000')
    expect(shown('--trade-masthead-background-hover')).toBe('#bcbcf2')
    expect(shown('--trade-masthead-text')).toBe('#1b1f1c')
  })

  it('derives each hover by its own rule [theme-02 theme-03]', () => {
    const masthead = '--trade-masthead-background'
    const link = '--trade-interaction-secondary-hyperlink'
    const deep = derive({ [masthead]: '#1b2b40', [link]: '#1b2b40' })
    expect(deep.shown(`${masthead}-hover`)).toBe('#263d5b')
    expect(deep.shown(`${link}-hover`)).toBe('#2a4364')
    const pale = derive({ '--trade-surface': '#101820', [masthead]: '#8fbdf0', [link]: '#8fbdf0' }, dark)
    expect(pale.shown(`${masthead}-hover`)).toBe('#b1d1f5')
    expect(pale.shown(`${link}-hover`)).toBe('#62a2ea')
  })

  it('wins over what is derived', () => {
    const { writes } = derive({
      '--trade-interaction-primary-background-lighter': '#123456',
      '--trade-masthead-text': '#ffff00',
      '--trade-positive-background': '#f0fff0',
    })
    expect(writes.has('--trade-interaction-primary-background-lighter')).toBe(false)
    expect(writes.has('--trade-masthead-text')).toBe(false)
    expect(writes.has('--trade-positive-background')).toBe(false)
  })

  it('is mended when it cannot be read, and said', () => {
    const { shown, mends } = derive({ '--trade-text-muted': '#bbbbbb' })
    expect(contrast(shown('--trade-text-muted'), '#eceae4')).toBeGreaterThanOrEqual(4.5)
    expect(mends).toEqual([
      {
        variable: '--trade-text-muted',
        from: '#bbbbbb',
        to: shown('--trade-text-muted'),
        against: '#eceae4',
        ratio: 4.5,
      },
    ])
  })

  it('gives way to its default, with all that hangs on it, when it is no colour [embed-13]', () => {
    const { unreadable, shown } = derive({
      '--trade-interaction-primary-background': 'banana',
      '--trade-surface': 'url(x.png)',
    })
    expect(unreadable).toEqual([
      { variable: '--trade-surface', text: 'url(x.png)' },
      { variable: '--trade-interaction-primary-background', text: 'banana' },
    ])
    expect(shown('--trade-interaction-primary-background')).toBe('#1d6b3c')
    expect(shown('--trade-interaction-primary-text')).toBe('#ffffff')
    expect(shown('--trade-surface')).toBe('#f5f4f0')
    expect(shown('--trade-text')).toBe('#1b1f1c')
  })
})

describe('a link', () => {
  it.each(['#0c5a8a', '#000000', '#767676', '#b3261e'])(
    'of %s and its hover can be told apart, and both be read [embed-14]',
    (color) => {
      const { shown } = derive({ '--trade-interaction-secondary-hyperlink': color })
      const link = shown('--trade-interaction-secondary-hyperlink')
      const hover = shown('--trade-interaction-secondary-hyperlink-hover')
      expect(contrast(hover, link)).toBeGreaterThanOrEqual(1.2)
      for (const text of [link, hover]) expect(contrast(text, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    },
  )
})

describe('a pale brand', () => {
  const { shown, mends } = derive({ '--trade-interaction-primary-background': '#ffcc00' })

  it('keeps its colour, with dark text and an edge that can be seen', () => {
    expect(shown('--trade-interaction-primary-background')).toBe('#ffcc00')
    expect(shown('--trade-interaction-primary-text')).toBe('#1b1f1c')
    expect(contrast(shown('--trade-interaction-primary-border'), '#f5f4f0')).toBeGreaterThanOrEqual(3)
    expect(mends.map(({ variable }) => variable)).toEqual(['--trade-interaction-primary-border'])
  })

  it('is hovered away from its text', () => {
    expect(shown('--trade-interaction-primary-background-hover')).toBe('#ffd633')
  })
})

describe('the dark scheme', () => {
  it('brings its own neutrals when the merchant has light ones only', () => {
    const { shown } = derive(
      { '--trade-surface': '#fafafa', '--trade-text': '#222222', '--trade-info-background': '#eef' },
      dark,
    )
    expect(shown('--trade-surface')).toBe('#131613')
    expect(shown('--trade-text')).toBe('#eceeea')
    expect(shown('--trade-info-background')).toBe('#122a3a')
    expect(shown('--trade-color-scheme')).toBe('dark')
  })

  it('keeps the neutrals of a merchant who has dark ones', () => {
    const { writes } = derive({ '--trade-surface': '#101820', '--trade-text': '#f0f0f0' }, dark)
    expect(writes.has('--trade-surface')).toBe(false)
    expect(writes.has('--trade-text')).toBe(false)
  })

  it('lightens brand colours until they pass', () => {
    const { shown } = derive(
      {
        '--trade-interaction-primary-background': '#17301f',
        '--trade-interaction-secondary-hyperlink': '#0c5a8a',
      },
      dark,
    )
    expect(contrast(shown('--trade-interaction-primary-background'), '#1b1f1c')).toBeGreaterThanOrEqual(3)
    expect(contrast(shown('--trade-interaction-secondary-hyperlink'), '#1b1f1c')).toBeGreaterThanOrEqual(4.5)
  })

  it('takes a merchant whose only surface is dark as dark', () => {
    const { shown } = derive({ '--trade-surface': '#101820' })
    expect(shown('--trade-text')).toBe('#eceeea')
    expect(shown('--trade-color-scheme')).toBe('dark')
  })
})

describe('the contrast scheme', () => {
  it('reads at 7 and shows edges at 4.5', () => {
    const { shown } = derive({}, sunlight)
    for (const variable of [
      '--trade-text-muted',
      '--trade-interaction-secondary-hyperlink',
      '--trade-critical',
    ] as const)
      expect(contrast(shown(variable), '#eceae4')).toBeGreaterThanOrEqual(7)
    expect(contrast(shown('--trade-border-strong'), '#f5f4f0')).toBeGreaterThanOrEqual(4.5)
    expect(contrast('#ffffff', shown('--trade-interaction-primary-background'))).toBeGreaterThanOrEqual(7)
  })
})

it.each([light, dark, sunlight, { isDark: true, isContrast: true }])(
  'any brand can be read: %o',
  (scheme) => {
    for (const brand of [
      '#ff0000',
      '#00ff00',
      '#0000ff',
      '#ffff00',
      '#777777',
      '#ffffff',
      '#000000',
      '#8a7f80',
      '#3366cc',
    ]) {
      const { shown } = derive(
        {
          '--trade-interaction-primary-background': brand,
          '--trade-masthead-background': brand,
          '--trade-interaction-secondary-hyperlink': brand,
          '--trade-positive': brand,
        },
        scheme,
      )
      for (const { name, of, on, kind } of contrastPairs)
        expect(contrast(shown(of), shown(on)), `${brand}: ${name}`).toBeGreaterThanOrEqual(
          leastContrast(kind, scheme),
        )
    }
  },
)

it('moves an accent that neither white nor dark text can be read on as the contrast scheme asks', () => {
  const { shown } = derive({ '--trade-accent': '#c8102e' }, sunlight)
  expect(contrast(shown('--trade-accent-text'), shown('--trade-accent'))).toBeGreaterThanOrEqual(7)
})
