import { dollars } from '../arithmetic/arithmetic.ts'

/** An amount as a document writes it. */
export function money(amount: number): string {
  const text = Math.abs(dollars(amount)).toLocaleString('en-AU', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 4,
  })
  return amount < 0 ? `-$${text}` : `$${text}`
}
