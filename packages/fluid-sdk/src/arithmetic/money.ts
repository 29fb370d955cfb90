import { atScale, isKnown, parseDecimal, plus, times, UNKNOWN } from './decimal'
import type { Decimal } from './decimal'

/**
 * An amount of money: an integer count of ten-thousandths of a dollar, so that a unit price with four decimals is
 * exact. `34_500` is $3.45. Absent and zero prices are `null` in the domain ("Price on request").
 */
export type Money = number

/** A line that counts towards the totals of a cart. */
export interface PricedLine {
  quantity: number
  /** `null` counts nothing: price on request. */
  unitPrice: Money | null
  unitTax: Money
}

/** The totals of a cart, in whole cents: `subtotal + tax` always equals `total`, or all three are unknown. */
export interface CartTotals {
  /** Without tax. */
  subtotal: Money
  tax: Money
  /** With tax. */
  total: Money
}

const MONEY_SCALE = 4
const CENT_SCALE = 2
const NOTHING: Decimal = { units: 0n, scale: 0 }

/** Parses dollars in wire spelling, digit by digit. Anything other than an amount is `null`. */
export function parseMoney(dollars: unknown): Money | null {
  const plain = plainMoney(dollars)
  if (plain !== null) return plain
  const decimal = parseDecimal(dollars)
  if (!decimal) return null
  const amount = Number(atScale(decimal, MONEY_SCALE))
  return Number.isSafeInteger(amount) ? amount : null
}

/** Amounts of at most so many units each have a floating-point number to themselves. */
const SURE = 1e15
const PLAIN = /^-?\d{1,11}(?:\.\d{1,4})?$/

/**
 * Parses an amount of at most four decimals and 15 digits, as most are, without reading its digits: when the count
 * converts back to the number, its digits are those of the count. `null` for every other.
 */
function plainMoney(dollars: unknown): Money | null {
  const number = typeof dollars === 'string' && PLAIN.test(dollars) ? Number(dollars) : dollars
  if (typeof number !== 'number') return null
  const units = Math.round(number * 10 ** MONEY_SCALE) || 0
  return units / 10 ** MONEY_SCALE === number && Math.abs(units) < SURE ? units : null
}

/**
 * Returns the price of a quantity, rounded once to whole cents, half away from zero.
 *
 * @returns `null` for a price on request, `UNKNOWN` when it is too large to be counted exactly.
 */
export function lineTotal(price: Money, quantity: number): Money
export function lineTotal(price: Money | null, quantity: number): Money | null
export function lineTotal(price: Money | null, quantity: number): Money | null {
  if (price === null) return null
  return isKnown(price) && isKnown(quantity) ? toCents(extend(price, quantity)) : UNKNOWN
}

/**
 * Adds up a cart. Every figure is exact until it is rounded, once, to whole cents; the third follows from the other
 * two. When one of them is unknown, all are: two alone would not give the cart's total.
 *
 * @example
 * cartTotals(cart.lines, { isTaxInclusive: settings.isTaxInclusive }).total
 */
export function cartTotals(
  lines: readonly PricedLine[],
  { isTaxInclusive }: { isTaxInclusive: boolean },
): CartTotals {
  const priced = lines.filter((line) => line.unitPrice !== null)
  const unknown = { subtotal: UNKNOWN, tax: UNKNOWN, total: UNKNOWN }
  if (!priced.every(isLineKnown)) return unknown
  const sum = (amountOf: (line: PricedLine) => Money) =>
    toCents(priced.reduce((total, line) => plus(total, extend(amountOf(line), line.quantity)), NOTHING))
  const prices = sum((line) => line.unitPrice ?? 0)
  const tax = sum((line) => line.unitTax)
  const totals = isTaxInclusive
    ? { subtotal: prices - tax, tax, total: prices }
    : { subtotal: prices, tax, total: prices + tax }
  return Object.values(totals).every(isKnown) ? totals : unknown
}

/** Adds amounts up. A missing one counts as nothing; an unknown one makes the sum unknown. */
export function sumOfMoney(amounts: Iterable<Money | null>): Money {
  let sum = 0
  for (const amount of amounts) {
    if (amount !== null && !isKnown(amount)) return UNKNOWN
    sum += amount ?? 0
  }
  return isKnown(sum) ? sum : UNKNOWN
}

function isLineKnown({ quantity, unitPrice, unitTax }: PricedLine): boolean {
  return [quantity, unitPrice ?? 0, unitTax].every(isKnown)
}

function extend(price: Money, quantity: number): Decimal {
  return times({ units: BigInt(price), scale: MONEY_SCALE }, parseDecimal(quantity) ?? NOTHING)
}

function toCents(amount: Decimal): Money {
  const cents = Number(atScale(amount, CENT_SCALE)) * 10 ** (MONEY_SCALE - CENT_SCALE)
  return isKnown(cents) ? cents : UNKNOWN
}

/** Encodes an amount for the wire: a number of dollars. */
export function toDollars(money: Money): number {
  return money / 10 ** MONEY_SCALE
}

/** How an amount is formatted; `client.configuration` has both fields, and so have the merchant's settings. */
export interface MoneyFormat {
  /** A language tag such as `en-AU`. */
  locale: string
  /** A code such as `AUD`. */
  currency: string
}

/** The formatters by locale and currency: creating one takes longer than formatting a hundred amounts. */
const formatters = new Map<string, Intl.NumberFormat>()

/**
 * Formats an amount exactly: with 2 decimals, up to 4 when it has them. An unknown amount is `-`. Show 'Price on
 * request' for a price of `null`.
 *
 * @throws {RangeError} for a number of dollars with cents, which is not a `Money`.
 * @example
 * formatMoney(34_500, { locale: 'en-AU', currency: 'AUD' }) // $3.45
 * formatMoney(1_234, client.configuration) // $0.1234
 */
export function formatMoney(money: Money, { locale, currency }: MoneyFormat): string {
  if (!isKnown(money)) return '-'
  if (!Number.isInteger(money)) throw new RangeError('Money counts ten-thousandths: $3.45 is 34500')
  const key = `${locale} ${currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 4,
    })
    formatters.set(key, formatter)
  }
  return formatter.format(decimalText(money))
}

/** Formats an amount for a machine, with four decimals: `2314.6000`. `Intl` reads it without a binary fraction. */
export function decimalText(money: Money): `${number}` {
  // Not a number's own text, which has an exponent from 21 digits on.
  const digits = BigInt(Math.abs(money)).toString().padStart(5, '0')
  return `${money < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}` as `${number}`
}
