import type { UserRecord } from '../tables/users.ts'
import type { Day } from '../arithmetic/days.ts'

export interface SeedCustomer {
  /** Digits, as the registration form takes them. */
  id: string
  name: string
  billAddress: string
  billSuburb: string
  billState: string
  billPostcode: string
  phone: string
  fax: string
  mobile: string
  isActive: boolean
  isPriceBookEnabled: boolean
}

/** Someone who signs in for a customer. */
export type SeedUser = UserRecord

/** The form of a price book: full or the changes only, in one of four formats. Codes as the wire spells them. */
interface SeedPriceBookShape {
  type: 'F' | 'I'
  format: '1' | '2' | '3' | '4'
  recipient: string
  hasNewCodes: boolean
  hasCoreOnly: boolean
}

export interface SeedPriceBook extends SeedPriceBookShape {
  customerId: string
  lastCalculated: Day
  frequency: 'D' | 'W' | 'F' | 'M'
  isQuarterly: boolean
  isZipped: boolean
  /** Newest last. */
  history: (SeedPriceBookShape & { generatedOn: Day })[]
}

/** A file that the merchant offers. */
export interface SeedDownload {
  /** `null`: offered to every customer. */
  customerId: string | null
  fileName: string
  description: string
  category: string
  dated: Day
  /** Relative to the endpoint, without a leading slash. */
  path: string
}
