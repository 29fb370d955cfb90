import type { Random } from '@trade-portal/fluid-sandbox'

/** A number between two bounds. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random()
}

/** A whole number between two bounds, both of them included. */
export function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** Leaves out letters and digits easily misread for one another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a code that cannot be guessed from other codes. */
export function code(random: Random, length: number): string {
  return Array.from({ length }, () => SIGNS[whole(random, 0, SIGNS.length - 1)]).join('')
}

export function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[Math.floor(random() * items.length)] ?? items[0]
}
