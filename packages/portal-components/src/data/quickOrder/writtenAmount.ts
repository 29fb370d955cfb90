import type { PadLine } from './padLine'

/** Returns a line's quantity with its units as written: `1 pallet`. */
export function writtenAmount({ text, amount, units }: Pick<PadLine, 'text' | 'amount' | 'units'>): string {
  const [unit, ...others] = units
  if (unit === undefined) return amount
  const together = `${amount}${unit}`
  return [text.includes(together) ? together : `${amount} ${unit}`, ...others].join(' / ')
}
