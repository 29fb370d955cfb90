import type { Money } from './money'
import { isTold } from './untold'

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
  if (!isTold(money)) return '-'
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

/**
 * Formats an amount for a machine, with its four decimals: `2314.6000`. `Intl` reads it without a binary fraction.
 */
export function decimalText(money: Money): `${number}` {
  // Not a number's own text, which has an exponent from 21 digits on.
  const digits = BigInt(Math.abs(money)).toString().padStart(5, '0')
  return `${money < 0 ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}` as `${number}`
}
