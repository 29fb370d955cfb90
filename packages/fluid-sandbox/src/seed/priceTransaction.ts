import { taxOf, totalsOf } from '../arithmetic/arithmetic.ts'
import type { SeedTransaction, SeedTransactionLine } from './SeedTransaction.ts'

/** How a merchant prices: see `totalsOf`. */
export interface Taxation {
  /** Hundredths of a percent. */
  taxRate: number
  isTaxInclusive: boolean
}

/** A document before its tax and its totals are worked out. */
export interface UnpricedTransaction extends Omit<
  SeedTransaction,
  'totalWithoutTax' | 'totalTax' | 'total' | 'lines' | 'settlements'
> {
  lines: Omit<SeedTransactionLine, 'unitTax'>[]
}

/** Calculates a document's tax and totals as for a newly placed order. */
export function priceTransaction(
  document: UnpricedTransaction,
  { taxRate, isTaxInclusive }: Taxation,
): SeedTransaction {
  const lines = document.lines.map((line) => ({ ...line, unitTax: taxOf(line.unitPrice, taxRate) }))
  const { withoutTax, tax, total } = totalsOf(lines, isTaxInclusive)
  return { ...document, totalWithoutTax: withoutTax, totalTax: tax, total, lines, settlements: [] }
}
