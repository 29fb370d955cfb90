import { contrast } from '@trade-portal/theme'
import type { Brand } from './brand'

/** Pixels as a canvas gives them: red, green, blue and opacity, 0 to 255 each. */
export type Pixels = Uint8ClampedArray

interface Swatch {
  color: readonly [red: number, green: number, blue: number]
  /** The number of pixels of about this colour. */
  count: number
  saturation: number
  lightness: number
  hue: number
}

/** Colours closer than this on the wheel are of one hue, in degrees. */
const SAME_HUE = 30

/**
 * Derives a brand from a logo's colours: the strongest one for the primary action, and one dark enough for a masthead.
 * A logo without a colour gives its darkest grey.
 */
export function brandOfLogo(pixels: Pixels): Brand {
  const swatches = swatchesOf(pixels)
  const colorful = swatches
    .filter(({ saturation, lightness }) => saturation > 0.2 && lightness > 0.08 && lightness < 0.92)
    .sort((a, b) => strength(b) - strength(a))
  const [strongest = swatches.sort((a, b) => a.lightness - b.lightness)[0]] = colorful
  if (!strongest) return {}
  const other = colorful.find((one) => distance(one.hue, strongest.hue) > SAME_HUE)
  const [darker, brighter] =
    other && other.lightness < strongest.lightness ? [other, strongest] : [strongest, other ?? strongest]
  return {
    '--trade-masthead-background': hslText({ ...darker, lightness: Math.min(darker.lightness, 0.2) }),
    '--trade-interaction-primary-background': hslText(brighter),
  }
}

/** Colours with less contrast than this are indistinguishable. */
const SEEN = 1.5

/** Returns the share of a logo, from 0 to 1, without enough contrast to the background under it. */
export function hiddenShare(pixels: Pixels, ground: string): number {
  const swatches = swatchesOf(pixels)
  const sum = (some: readonly Swatch[]) => some.reduce((total, { count }) => total + count, 0)
  const hidden = swatches.filter((swatch) => contrast(hslText(swatch), ground) < SEEN)
  return swatches.length === 0 ? 0 : sum(hidden) / sum(swatches)
}

/** Ranks a colour by its area and its distance from grey. */
function strength({ count, saturation }: Swatch): number {
  return count * saturation
}

/** Groups pixels by similar colours, the largest group first. Transparent ones do not count. */
function swatchesOf(pixels: Pixels): Swatch[] {
  const boxes = new Map<number, [red: number, green: number, blue: number, count: number]>()
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    if (opacity < 128) continue
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const box = boxes.get(key) ?? [0, 0, 0, 0]
    boxes.set(key, [box[0] + red, box[1] + green, box[2] + blue, box[3] + 1])
  }
  return [...boxes.values()]
    .map(([red, green, blue, count]) => toSwatch([red / count, green / count, blue / count], count))
    .sort((a, b) => b.count - a.count)
}

function toSwatch(color: Swatch['color'], count: number): Swatch {
  const [red, green, blue] = color.map((channel) => channel / 255) as [number, number, number]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const span = most - least
  const lightness = (most + least) / 2
  const saturation = span === 0 ? 0 : span / (1 - Math.abs(2 * lightness - 1))
  return { color, count, saturation, lightness, hue: hueOf([red, green, blue], most, span) }
}

function hueOf([red, green, blue]: Swatch['color'], most: number, span: number): number {
  if (span === 0) return 0
  if (most === red) return (((green - blue) / span) * 60 + 360) % 360
  if (most === green) return ((blue - red) / span) * 60 + 120
  return ((red - green) / span) * 60 + 240
}

function distance(one: number, other: number): number {
  const apart = Math.abs(one - other) % 360
  return Math.min(apart, 360 - apart)
}

/** Returns the colour as hex. */
function hslText({ hue, saturation, lightness }: Pick<Swatch, 'hue' | 'saturation' | 'lightness'>): string {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  const channel = (offset: number) => {
    const position = (offset + hue / 30) % 12
    const value = lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
