import { dollars } from '../arithmetic/arithmetic.ts'

/** Formats an amount for a document. */
export function money(amount: number): string {
  const text = Math.abs(dollars(amount)).toLocaleString('en-AU', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
  return amount < 0 ? `-$${text}` : `$${text}`
}
