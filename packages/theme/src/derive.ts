import {
  darken,
  desaturate,
  getLuminance,
  hsl,
  lighten,
  parseToHsl,
  parseToRgb,
  setLightness as withLightness,
} from 'polished'

/** A colour's channels, 0 to 255, and its opacity, 0 to 1. */
export interface Channels {
  red: number
  green: number
  blue: number
  alpha: number
}

const hslText = /^hsla?\(\s*([\d.]+)(?:deg)?[\s,]+([\d.]+)%[\s,]+([\d.]+)%\s*(?:[,/]\s*([\d.]+)(%?)\s*)?\)$/i

/**
 * Reads a colour as merchants write them: hex, `rgb()`, `hsl()` and names.
 *
 * @returns null for any other text; a browser may still know it (see resolveColor).
 */
export function channelsOf(text: string): Channels | null {
  const trimmed = text.trim()
  if (trimmed.toLowerCase() === 'transparent') return { red: 0, green: 0, blue: 0, alpha: 0 }
  try {
    const match = hslText.exec(trimmed)
    // polished drops the decimals of hsl() texts, so they are read here.
    const source = match ? hsl(Number(match[1]), percent(match[2]), percent(match[3])) : trimmed
    const read = parseToRgb(source)
    const ownAlpha = 'alpha' in read && typeof read.alpha === 'number' ? read.alpha : 1
    const alpha = match?.[4] ? Number(match[4]) / (match[5] ? 100 : 1) : ownAlpha
    const channels = { red: clamp(read.red), green: clamp(read.green), blue: clamp(read.blue), alpha }
    return Object.values(channels).every(Number.isFinite) ? channels : null
  } catch {
    return null
  }
}

/** Writes channels as `#rrggbb`, or `#rrggbbaa` when the colour is translucent. */
export function hexOf({ red, green, blue, alpha }: Channels): string {
  const digits = [red, green, blue, ...(alpha < 1 ? [Math.max(0, alpha) * 255] : [])]
  return '#' + digits.map((digit) => Math.round(digit).toString(16).padStart(2, '0')).join('')
}

/** Spells every readable colour one way, so that two can be compared as texts; null when unreadable. */
export function normalColor(text: string): string | null {
  const channels = channelsOf(text)
  return channels && hexOf(channels)
}

/** Rule 1: a variant 10 points lighter and one 10 points darker. */
export function primaryVariants(color: string): { lighter: string; darker: string } {
  return { lighter: spelled(lighten(0.1, color)), darker: spelled(darken(0.1, color)) }
}

/** Rule 2: below a luminance of 0.75, 7.5 points lighter; otherwise 10 points darker. */
export function mastheadHover(color: string): string {
  return spelled(getLuminance(color) < 0.75 ? lighten(0.075, color) : darken(0.1, color))
}

/** Rule 3: below a luminance of 0.25, 10 points lighter; otherwise 10 points darker. */
export function hyperlinkHover(color: string): string {
  return spelled(getLuminance(color) < 0.25 ? lighten(0.1, color) : darken(0.1, color))
}

/** The quiet background and border that go with a status' text colour, on a light or a dark ground. */
export function statusVariants(color: string, isDark: boolean): { background: string; border: string } {
  const background = isDark ? 0.15 : 0.93
  const border = isDark ? 0.32 : 0.73
  return {
    background: setLightness(desaturate(0.15, color), background),
    border: setLightness(desaturate(0.25, color), border),
  }
}

/** The colour's lightness in HSL, 0 to 1. */
export function lightnessOf(color: string): number {
  return parseToHsl(color).lightness
}

/** The same hue and saturation at another lightness, opaque. */
export function setLightness(color: string, lightness: number): string {
  return spelled(withLightness(Math.min(1, Math.max(0, lightness)), color)).slice(0, 7)
}

function spelled(text: string): string {
  return normalColor(text) ?? text
}

function percent(text = '0'): number {
  return Math.min(100, Number(text)) / 100
}

function clamp(channel: number): number {
  return Math.min(255, Math.max(0, channel))
}
