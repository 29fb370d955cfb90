import type { Database } from './database.ts'
import type { Merchant } from './merchants.ts'
import { SCHEMA_VERSION } from './schema.ts'
import { makeSeed } from './seed/makeSeed.ts'
import type { SeedSize } from './seed/Seed.ts'
import { seedDatabase } from './seed/seedDatabase.ts'

/** Fills an empty database with a merchant's data; one that is filled already stays as it is. */
export function openSeeded(database: Database, merchant: Merchant, size: SeedSize): Database {
  const version = database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
  if (version === 0) {
    seedDatabase(database, makeSeed({ merchant, size }))
    return database
  }
  if (version !== SCHEMA_VERSION) {
    throw new Error('The data file was made by another version of the sandbox. Delete it to start afresh.')
  }
  const kept = database.get<{ id: string }>('SELECT id FROM merchant')?.id
  if (kept !== merchant) throw new Error(`The data file is of ${kept}, not of ${merchant}.`)
  return database
}
