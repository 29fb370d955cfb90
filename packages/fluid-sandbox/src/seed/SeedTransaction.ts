import { taxOf, totalsOf } from '../arithmetic/arithmetic.ts'
import type { Day } from '../arithmetic/days.ts'

export interface SeedCart {
  id: string
  /** `null` for a list of the merchant's own. */
  customerId: string | null
  list: { name: string; type: 'Custom' | 'Generic' } | null
  lines: SeedCartLine[]
}

export interface SeedCartLine {
  productId: string
  uom: string
  /** Thousandths of the unit. */
  quantity: number
  /** Empty for goods not sold by length. */
  tally: SeedTally[]
}

export interface SeedTally {
  length: number
  /** Pieces. */
  quantity: number
}

/** A document of a customer. An order's invoices share its number and count suffixes from 1; its credits go on from there. */
export interface SeedTransaction {
  number: number
  suffix: number
  type: 'Order' | 'Quote' | 'Invoice' | 'Credit'
  customerId: string
  userId: string
  branchId: string
  despatchMethod: string
  orderReference: string
  jobName: string
  shipAddress: string
  shipSuburb: string
  shipState: string
  shipPostcode: string
  contactName: string
  contactEmail: string
  instructions: string
  /** `YYYY-MM-DDTHH:mm` */
  requiredAt: string
  /** "" for an order or a quote. */
  invoiceDate: Day | ''
  userComment: string
  /** Milliseconds since the epoch. */
  placedAt: number
  totalWithoutTax: number
  totalTax: number
  total: number
  /** At least one. */
  lines: SeedTransactionLine[]
  /** Payments of an invoice, or amounts set off of a credit; empty while there are none. */
  settlements: SeedSettlement[]
}

export interface SeedTransactionLine {
  productId: string
  description: string
  uom: string
  /** Thousandths of the unit; below 0 in a credit. */
  quantity: number
  /** Without tax. */
  unitPrice: number
  unitTax: number
  /** Empty for goods not sold by length. */
  tally: SeedTally[]
}

export interface SeedSettlement {
  settledOn: Day
  /** Has the sign of the document that it settles. */
  amount: number
}

export interface SeedStatement {
  customerId: string
  dated: Day
  /** Proves the account when someone registers, so it must not be guessable from other references. */
  reference: string
}

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
