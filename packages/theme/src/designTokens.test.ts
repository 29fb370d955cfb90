import { describe, expect, it } from 'vitest'
import { designTokens } from './designTokens'
import type { DesignToken, DesignTokens } from './designTokens'
import { token } from './tokens'

const isToken = (one: DesignToken | DesignTokens): one is DesignToken => '$type' in one

/** All tokens, by their paths. */
function flat(group: DesignTokens, path = ''): [string, DesignToken][] {
  return Object.entries(group).flatMap(([name, one]) => {
    const at = path ? `${path}.${name}` : name
    return isToken(one) ? [[at, one] as [string, DesignToken]] : flat(one, at)
  })
}

/** The names of all texts under an object. */
function names(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, one]: [string, unknown]) => {
    const at = path ? `${path}.${name}` : name
    return typeof one === 'string' ? [at] : names(one as object, at)
  })
}

describe('the tokens for design tools', () => {
  const tokens = new Map(flat(designTokens()))

  it('are all there: colours in each scheme, everything else once [brand-20]', () => {
    const { color, ...others } = token
    const wanted = [
      ...['light', 'dark', 'contrast'].flatMap((scheme) =>
        names(color).map((name) => `color.${scheme}.${name}`),
      ),
      ...names(others),
    ]
    expect([...tokens.keys()].sort()).toEqual(wanted.sort())
  })

  it('have the values of a portal without a brand [brand-20]', () => {
    const hex = (path: string) => (tokens.get(path)?.$value as { hex: string }).hex
    expect(hex('color.light.primary')).toBe('#1d6b3c')
    expect(hex('color.dark.primary')).toBe('#59b47d')
    expect(hex('color.dark.surface')).toBe('#131613')
    expect(tokens.get('color.light.scrim')?.$value).toMatchObject({ hex: '#0f1410', alpha: 0.5 })
    expect(tokens.get('space.12')).toMatchObject({ $type: 'dimension', $value: { value: 12, unit: 'px' } })
    expect(tokens.get('font.size.14')?.$value).toEqual({ value: 14, unit: 'px' })
    expect(tokens.get('font.weight.medium')).toMatchObject({ $type: 'fontWeight', $value: 550 })
    expect(tokens.get('font.lineHeight.body')).toMatchObject({ $type: 'number', $value: 1.5 })
    expect(tokens.get('radius.modal')?.$value).toEqual({ value: 12, unit: 'px' })
    expect(tokens.get('motion.press')).toMatchObject({
      $type: 'duration',
      $value: { value: 120, unit: 'ms' },
    })
    expect(tokens.get('layer.overlay')).toMatchObject({ $type: 'number', $value: 100 })
    expect(tokens.get('shadow.float')?.$value).toMatchObject({
      offsetY: { value: 12, unit: 'px' },
      color: { alpha: 0.16 },
    })
    expect(tokens.get('color.light.primary')?.$description).toBe('--trade-interaction-primary-background')
  })

  it('lead to a token of the same type where they are an alias [brand-20]', () => {
    const aliases = [...tokens].filter(
      ([, { $value }]) => typeof $value === 'string' && $value.startsWith('{'),
    )
    expect(aliases.map(([path]) => path)).toContain('radius.card')
    for (const [, { $type, $value }] of aliases) {
      expect(tokens.get(String($value).slice(1, -1))?.$type).toBe($type)
    }
  })
})
