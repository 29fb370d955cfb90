/**
 * The back end's own arithmetic, apart from the client's on purpose: two that agree prove each other, one shared proves
 * nothing. Money is integer ten-thousandths of a dollar, quantities and lengths integer thousandths.
 */

const MONEY_SCALE = 10_000
const QUANTITY_SCALE = 1000
const PER_CENT = 100
/** A tax rate counts hundredths of a percent. */
const RATE_SCALE = 10_000

/** The wire's spelling of an amount: dollars. */
export function dollars(amount: number): number {
  return amount / MONEY_SCALE
}

/** The wire's spelling of a quantity or a length. */
export function decimal(thousandths: number): number {
  return thousandths / QUANTITY_SCALE
}

/** A wire quantity or length in thousandths, or `null` when it is finer than that or past what a number holds exactly. */
export function thousandths(value: number): number | null {
  return exactly(value, QUANTITY_SCALE)
}

/** A wire amount in ten-thousandths of a dollar, or `null` likewise. */
export function tenThousandths(value: number): number | null {
  return exactly(value, MONEY_SCALE)
}

function exactly(value: number, scale: number): number | null {
  const scaled = Math.round(value * scale)
  if (!Number.isSafeInteger(scaled)) return null
  return scaled / scale === value ? scaled : null
}

/** The tax of one unit. */
export function taxOf(price: number, rate: number): number {
  return Number(divide(BigInt(price) * BigInt(rate), BigInt(RATE_SCALE)))
}

/** An amount in dollars, with its tax when the answer is to include it. */
export function priceFor(price: number, rate: number, isInclusive: boolean): number {
  return dollars(isInclusive ? price + taxOf(price, rate) : price)
}

export interface PricedLine {
  /** Thousandths of the unit. */
  quantity: number
  /** Without tax. */
  unitPrice: number
  unitTax: number
}

export interface Totals {
  withoutTax: number
  tax: number
  total: number
}

/**
 * Totals in whole cents that always foot. Where prices include tax the total is the exact figure and the rest follows;
 * elsewhere the sum without tax is.
 */
export function totalsOf(lines: readonly PricedLine[], isInclusive: boolean): Totals {
  const sum = (of: (line: PricedLine) => number) =>
    cents(lines.reduce((total, line) => total + BigInt(line.quantity) * BigInt(of(line)), 0n))
  const tax = sum((line) => line.unitTax)
  if (isInclusive) {
    const total = sum((line) => line.unitPrice + line.unitTax)
    return { withoutTax: total - tax, tax, total }
  }
  const withoutTax = sum((line) => line.unitPrice)
  return { withoutTax, tax, total: withoutTax + tax }
}

/** Rounds quantity times money to whole cents once, in ten-thousandths of a dollar. */
function cents(product: bigint): number {
  const scale = BigInt(QUANTITY_SCALE * PER_CENT)
  return Number(divide(product, scale)) * PER_CENT
}

/** Divides, rounding half away from zero. */
function divide(value: bigint, by: bigint): bigint {
  const half = by / 2n
  return value < 0n ? -((-value + half) / by) : (value + half) / by
}
