import { channelsOf, hexOf, lightnessOf, setLightness } from './derive'

/** A contrast ratio that a colour must reach against each of some opaque colours. */
export interface Demand {
  against: readonly string[]
  ratio: number
}

/** Returns the relative luminance of WCAG 2, 0 to 1, of an opaque colour. */
export function luminance(color: string): number {
  const { red, green, blue } = channelsOf(color) ?? { red: 0, green: 0, blue: 0 }
  const [r, g, b] = [red, green, blue].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Returns the contrast ratio of WCAG 2, 1 to 21. A translucent colour counts as it looks on the background. */
export function contrast(color: string, background: string): number {
  const one = luminance(flatten(color, background))
  const other = luminance(background)
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Returns the opaque colour that a translucent one makes on a background. */
export function flatten(color: string, background: string): string {
  const top = channelsOf(color)
  const under = channelsOf(background)
  if (!top || !under || top.alpha >= 1) return color
  const blend = (a: number, b: number) => a * top.alpha + b * (1 - top.alpha)
  return hexOf({
    red: blend(top.red, under.red),
    green: blend(top.green, under.green),
    blue: blend(top.blue, under.blue),
    alpha: 1,
  })
}

/** Returns whether a colour meets all demands. */
export function passes(color: string, demands: readonly Demand[]): boolean {
  return demands.every(({ against, ratio }) => against.every((other) => contrast(color, other) >= ratio))
}

/** Returns the background on which a colour is furthest from its demands, and the ratio demanded there. */
export function worst(color: string, demands: readonly Demand[]): { against: string; ratio: number } | null {
  const all = demands.flatMap(({ against, ratio }) => against.map((other) => ({ against: other, ratio })))
  const shortfall = (one: { against: string; ratio: number }) => contrast(color, one.against) / one.ratio
  return all.sort((a, b) => shortfall(a) - shortfall(b))[0] ?? null
}

/**
 * Moves a colour's HSL lightness to the nearest value that reaches the ratio against every given background. A colour
 * that already passes is returned unchanged. When none can pass, the result is black or white, whichever comes
 * closest.
 */
export function mend(color: string, against: string | readonly string[], ratio: number): string {
  return mendAll(color, [{ against: typeof against === 'string' ? [against] : against, ratio }])
}

/** `mend` for several demands at once. */
export function mendAll(color: string, demands: readonly Demand[]): string {
  if (passes(color, demands)) return color
  const start = lightnessOf(color)
  // Steps of a tenth of a point: finer than the eye, and than most steps of an eight-bit channel.
  for (let step = 1; step <= 1000; step++) {
    for (const lightness of [start - step / 1000, start + step / 1000]) {
      if (lightness < 0 || lightness > 1) continue
      const candidate = setLightness(color, lightness)
      if (passes(candidate, demands)) return candidate
    }
  }
  return best(['#000000', '#ffffff'], demands)
}

/** Returns the text colour for some brand backgrounds: light when it is readable on all of them, else dark. */
export function inkOn(backgrounds: readonly string[], ratio = 4.5): string {
  const demands = [{ against: backgrounds, ratio }]
  const inks = ['#ffffff', '#1b1f1c', '#000000']
  return inks.find((ink) => passes(ink, demands)) ?? best(['#ffffff', '#000000'], demands)
}

function best(candidates: readonly [string, string], demands: readonly Demand[]): string {
  const reach = (color: string) => {
    const found = worst(color, demands)
    return found ? contrast(color, found.against) / found.ratio : Infinity
  }
  return reach(candidates[0]) >= reach(candidates[1]) ? candidates[0] : candidates[1]
}
