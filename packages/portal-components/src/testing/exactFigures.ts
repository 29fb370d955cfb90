/**
 * Calculates a cart's figures with fractions of big integers, from the decimal texts of the wire. It shares no code
 * with the product's arithmetic, so that an error there does not agree with itself.
 */
export interface Fraction {
  top: bigint
  bottom: bigint
}

export const zero: Fraction = { top: 0n, bottom: 1n }

export function fraction(text: string): Fraction {
  const [, sign = '', whole = '0', decimals = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  return { top: BigInt(`${sign}${whole}${decimals}`), bottom: 10n ** BigInt(decimals.length) }
}

export const times = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
})

export const plus = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
})

/** Rounds to whole cents, half away from zero. */
export function cents({ top, bottom }: Fraction): bigint {
  const isNegative = top < 0n
  const size = isNegative ? -top : top
  const rounded = (size * 200n + bottom) / (2n * bottom)
  return isNegative ? -rounded : rounded
}

/** Formats cents as both locales write their own dollars: `$1,234.50`. */
export function dollars(amount: bigint): string {
  const digits = (amount < 0n ? -amount : amount).toString().padStart(3, '0')
  return `${amount < 0n ? '\u2212' : ''}$${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`
}

/** Formats a unit price: 2 decimals, and up to 4 if it has them. */
export function unitPrice(text: string): string {
  const [whole = '0', decimals = ''] = text.split('.')
  return `$${grouped(whole)}.${decimals.padEnd(2, '0').replace(/^(\d\d\d*?)0*$/, '$1')}`
}

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')
