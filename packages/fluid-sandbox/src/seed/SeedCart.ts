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
