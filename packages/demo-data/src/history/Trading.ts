/** The source of a merchant's history: its customers, their sites, and how they pay. */
export interface Trading {
  /** Customers of the demonstration: the first has the whole history, the others a smaller one each. */
  traders: readonly [Trader, ...Trader[]]
  /** A product sold once and no longer in any catalogue. */
  discontinued: { id: string; description: string; uom: string; dollars: number }
  /** The merchant's own lists, and those of its customers. */
  lists: readonly ListSource[]
}

export interface Trader {
  customerId: string
  /** Menu categories that go into one order together. */
  baskets: readonly [readonly string[], ...(readonly string[])[]]
  sites: readonly [Site, ...Site[]]
  /** Starts its order references. */
  reference: string
  /**
   * `late`: some weeks overdue, with a few invoices in dispute; `promptly`: each month's invoices in the first days
   * of the next.
   */
  pays: 'late' | 'promptly'
}

export interface Site {
  jobName: string
  address: string
  /** Name of a suburb in the gazetteer. */
  suburb: string
}

export interface ListSource {
  name: string
  /** `null` for the merchant's own lists, which every customer sees. */
  customerId: string | null
  categories: readonly string[]
  lines: number
  /** The list starts with a product sold by length. */
  hasTally: boolean
}
