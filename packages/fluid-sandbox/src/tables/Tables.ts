import type { Database } from '../database/database.ts'
import type { Files } from '../wire/files.ts'
import type { Account } from './sessions.ts'

/** All that reading and writing the tables takes. */
export interface Tables {
  database: Database
  now: () => number
  merchant: MerchantRow
  files: Pick<Files, 'addressOf' | 'namedOf'>
}

/** The tables as somebody who is signed in may read and write them. */
export interface OwnTables extends Tables {
  account: Account
}

export interface MerchantRow {
  id: string
  /** Hundredths of a percent. */
  taxRate: number
}
