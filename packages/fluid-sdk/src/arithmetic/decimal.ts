/**
 * The value of an unknown quantity or amount: not finite, too large to be counted exactly, or not written as a
 * number. It is a plain number so that nothing breaks where it is stored or compared; check `isKnown` before showing a
 * figure.
 */
export const UNKNOWN = Number.MAX_SAFE_INTEGER

/** Returns whether a quantity or an amount can be shown; one that cannot is shown as '-'. */
export function isKnown(figure: number): boolean {
  return Math.abs(figure) < UNKNOWN
}

const NO_NUMBER = /^[+-]?(?:nan|inf(?:inity)?)$/i
const DIGIT = /\p{Nd}/u

/** Returns whether a value was meant as a number, however it is written. A word was not. */
export function isFigure(value: unknown): boolean {
  if (typeof value === 'number') return true
  return typeof value === 'string' && (DIGIT.test(value) || NO_NUMBER.test(value.trim()))
}

/** A decimal number as written: `units` times ten to the power of minus `scale`. */
export interface Decimal {
  units: bigint
  scale: number
}

const WRITTEN = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i
const LONGEST = 60

/** Reads a number, or the text of one, digit by digit. Anything else is `null`. */
export function parseDecimal(value: unknown): Decimal | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null
  const text = String(value).trim()
  const [, sign, whole = '', fraction = '', exponent = '0'] = WRITTEN.exec(text) ?? []
  if (whole + fraction === '' || text.length > LONGEST) return null
  const units = BigInt(whole + fraction) * (sign === '-' ? -1n : 1n)
  const scale = fraction.length - Number(exponent)
  return scale < 0 ? { units: units * 10n ** BigInt(-scale), scale: 0 } : { units, scale }
}

/** Multiplies exactly. */
export function times(one: Decimal, other: Decimal): Decimal {
  return { units: one.units * other.units, scale: one.scale + other.scale }
}

/** Adds exactly. */
export function plus(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale)
  return { units: atScale(one, scale) + atScale(other, scale), scale }
}

/** Counts a decimal in units of ten to the power of minus `scale`, rounded half away from zero. */
export function atScale({ units, scale: current }: Decimal, scale: number): bigint {
  if (current <= scale) return units * 10n ** BigInt(scale - current)
  const divisor = 10n ** BigInt(current - scale)
  const half = units < 0n ? -divisor / 2n : divisor / 2n
  return (units + half) / divisor
}
