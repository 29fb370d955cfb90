import { flatten, mendAll, passes, worst, type Demand } from './contrast'
import type { ColorVariable } from './variables'

/** An unreadable colour, and its replacement by the theme. */
export interface ThemeMend {
  variable: ColorVariable
  from: string
  to: string
  /** The colour it was hardest to read against. */
  against: string
  /** The required contrast ratio. */
  ratio: number
}

/** A variable whose text is no colour that the theme can read: its default is written in its place. */
export interface UnreadableColor {
  variable: ColorVariable
  text: string
}

export interface Terms {
  demands?: readonly Demand[]
  /** The variable it is derived from. */
  from?: ColorVariable
}

/** Settles one role after another: by hand before derived, and mended when it fails. */
export interface Palette {
  /** The merchant's own colour, or null. */
  byHand(variable: ColorVariable): string | null
  /** Decides a role and returns its colour, opaque. */
  settle(variable: ColorVariable, otherwise: string, terms?: Terms): string
  readonly writes: Map<ColorVariable, string>
  readonly mends: ThemeMend[]
  readonly unreadable: UnreadableColor[]
}

/**
 * @param read the text of a variable as the merchant set it, '' when unset.
 * @param color reads a colour's text; null when it is none.
 * @param ground what lies behind a translucent colour.
 */
export function createPalette(
  read: (variable: ColorVariable) => string,
  color: (text: string) => string | null,
  ground: string,
): Palette {
  const writes = new Map<ColorVariable, string>()
  const mends: ThemeMend[] = []
  const unreadable: UnreadableColor[] = []
  const isUnreadable = (variable: ColorVariable) => unreadable.some((one) => one.variable === variable)

  function byHand(variable: ColorVariable): string | null {
    const text = read(variable)
    if (text === '') return null
    const found = color(text)
    if (found === null && !isUnreadable(variable)) unreadable.push({ variable, text })
    return found
  }

  function settle(variable: ColorVariable, otherwise: string, { demands = [], from }: Terms = {}): string {
    const hand = byHand(variable)
    const start = hand ?? otherwise
    const end = passes(start, demands) ? start : mendAll(start, demands)
    if (hand === null || end !== start) writes.set(variable, end)
    // Leaves out mends of our own defaults, which a merchant could not put right.
    const isMerchants = hand !== null || !from || byHand(from) !== null
    const hardest = end === start ? null : worst(start, demands)
    if (hardest && isMerchants) mends.push({ variable, from: start, to: end, ...hardest })
    return flatten(end, ground)
  }

  return { byHand, settle, writes, mends, unreadable }
}
