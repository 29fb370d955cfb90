import type { Database } from '../database/database.ts'
import type { Files } from '../wire/files.ts'
import type { Account } from './sessions.ts'

/** Everything needed to read and write the tables. */
export interface Tables {
  database: Database
  now: () => number
  merchant: MerchantRow
  files: Pick<Files, 'addressOf' | 'namedOf'>
}

/** The tables, for a signed-in user. */
export interface OwnTables extends Tables {
  account: Account
}

export interface MerchantRow {
  id: string
  /** Hundredths of a percent. */
  taxRate: number
}
