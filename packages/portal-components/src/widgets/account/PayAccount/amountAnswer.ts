import type { Money } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'

/** Dollars with at most 2 decimals, with or without commas and a dollar sign. */
const WRITTEN = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,11})(?:\.(\d{1,2}))?$/
/** Ten-thousandths in a cent. */
const CENT = 100

/** Rounds an amount to whole cents, the unit of a payment. */
export const inCents = (amount: Money): Money => Math.round(amount / CENT) * CENT

/** Formats an amount for the field: `9329.81`. */
export function typedAmount(amount: Money): string {
  const cents = inCents(amount) / CENT
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Parses a typed amount, or returns `null` unless it is above 0. */
export function amountOfText(text: string): Money | null {
  const [, dollars, cents = ''] = WRITTEN.exec(text.trim()) ?? []
  if (dollars === undefined) return null
  const amount = (Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))) * CENT
  return amount > 0 && Number.isSafeInteger(amount) ? amount : null
}

/** Returns a schema for a typed amount, with the given error message. */
export const amountAnswer = (wrong: string) =>
  v.pipe(
    v.string(),
    v.check((text) => amountOfText(text) !== null, wrong),
  )
