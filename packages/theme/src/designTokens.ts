import { channelsOf, hexOf } from './derive'
import { deriveTheme } from './deriveTheme'
import type { Scheme } from './deriveTheme'
import { token } from './tokens'
import type { ThemeVariable } from './variables'

/** A token as the W3C's Design Tokens Format writes it. */
export interface DesignToken {
  $type: string
  $value: unknown
  /** The style variable by which a merchant sets it. */
  $description?: string
}

export interface DesignTokens {
  [name: string]: DesignTokens | DesignToken
}

interface Texts {
  [name: string | number]: string | Texts
}

const schemes: Record<string, Scheme> = {
  light: { isDark: false, isContrast: false },
  dark: { isDark: true, isContrast: false },
  contrast: { isDark: false, isContrast: true },
}

/**
 * Returns all tokens for design tools: colours by scheme, everything else once. A token with the value of another one
 * of its group is an alias of it.
 */
export function designTokens(): DesignTokens {
  const { color, ...others } = token
  return {
    color: Object.fromEntries(
      Object.entries(schemes).map(([name, scheme]) => [name, groupOf(color, ['color', name], scheme)]),
    ),
    ...groupOf(others, []),
  }
}

function groupOf(texts: Texts, path: readonly string[], scheme?: Scheme): DesignTokens {
  const seen = new Map<string, string>()
  const made: DesignTokens = {}
  for (const [name, text] of Object.entries(texts)) {
    const at = [...path, name]
    if (typeof text !== 'string') {
      made[name] = groupOf(text, at)
      continue
    }
    const value = valueOf(text, path[0] ?? name, scheme)
    const first = seen.get(text)
    const [variable] = /--trade-[\w-]+/.exec(text) ?? []
    made[name] = {
      ...(first === undefined ? value : { ...value, $value: `{${first}}` }),
      ...(variable && { $description: variable }),
    }
    seen.set(text, first ?? at.join('.'))
  }
  return made
}

function valueOf(text: string, group: string, scheme: Scheme | undefined): DesignToken {
  if (scheme) return { $type: 'color', $value: colorValue(settled(text, scheme)) }
  const plain = withDefaults(text)
  if (group === 'shadow') return { $type: 'shadow', $value: shadowValue(plain) }
  if (plain === 'ease-out') return { $type: 'cubicBezier', $value: [0, 0, 0.58, 1] }
  if (plain === 'inherit') return { $type: 'fontFamily', $value: plain }
  const { value, unit } = amountOf(plain)
  if (unit === 'px') return { $type: 'dimension', $value: { value, unit } }
  if (unit === 'ms') return { $type: 'duration', $value: { value, unit } }
  return { $type: text.length === 3 && value >= 100 ? 'fontWeight' : 'number', $value: value }
}

/** Returns the colour of a token's variable in the default scheme, else its own default. */
function settled(text: string, scheme: Scheme): string {
  const [, variable = ''] = /^var\((--[\w-]+)/.exec(text) ?? []
  return deriveTheme(() => '', scheme).writes.get(variable as ThemeVariable) ?? withDefaults(text)
}

/** Replaces each variable by its default. */
function withDefaults(text: string): string {
  return text.replace(/var\(--[\w-]+, ((?:[^()]|\([^()]*\))*)\)/g, '$1')
}

/** Evaluates `calc(8px * 1.5)`, or parses a plain figure. */
function amountOf(text: string): { value: number; unit: string } {
  const [, first = '', unit = '', factor = '1'] =
    /^(?:calc\()?([\d.]+)(px|ms)?(?: \* ([\d.]+)\))?$/.exec(text) ?? []
  if (first === '') throw new Error(`“${text}” is no amount that a design tool could read.`)
  return { value: Number(first) * Number(factor), unit }
}

function colorValue(text: string) {
  // The newer spelling, with an opacity behind a slash, is one that only browsers read.
  const spelled = text.replace(/^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/, 'rgba($1, $2, $3, $4)')
  const channels = channelsOf(spelled)
  if (!channels) throw new Error(`“${text}” is no colour that a design tool could read.`)
  const { red, green, blue, alpha } = channels
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))),
    ...(alpha < 1 && { alpha }),
    hex: hexOf({ red, green, blue, alpha: 1 }),
  }
}

/** Reads `0 12px 32px rgb(0 0 0 / 0.16)`. */
function shadowValue(text: string) {
  const [offsetX, offsetY, blur] = text.split(' ', 3).map((amount) => ({ ...amountOf(amount), unit: 'px' }))
  const color = text.slice(text.indexOf('rgb'))
  return { color: colorValue(color), offsetX, offsetY, blur, spread: { value: 0, unit: 'px' } }
}
