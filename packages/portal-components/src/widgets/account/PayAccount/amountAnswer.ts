import type { Money } from '@trade-portal/fluid-sdk'
import * as v from 'valibot'

/** Dollars with at most 2 decimals, with or without commas and the sign. */
const WRITTEN = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,11})(?:\.(\d{1,2}))?$/
/** The ten-thousandths in a cent. */
const CENT = 100

/** Returns an amount in whole cents, as it is typed and paid. */
export const inCents = (amount: Money): Money => Math.round(amount / CENT) * CENT

/** Spells an amount as it is typed: `9329.81`. */
export function typedAmount(amount: Money): string {
  const cents = inCents(amount) / CENT
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** Reads a typed amount; `null` for what is no amount above 0. */
export function amountOfText(text: string): Money | null {
  const [, dollars, cents = ''] = WRITTEN.exec(text.trim()) ?? []
  if (dollars === undefined) return null
  const amount = (Number(dollars.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))) * CENT
  return amount > 0 && Number.isSafeInteger(amount) ? amount : null
}

/** The amount to pay, with a sentence for one that is none. */
export const amountAnswer = (wrong: string) =>
  v.pipe(
    v.string(),
    v.check((text) => amountOfText(text) !== null, wrong),
  )
