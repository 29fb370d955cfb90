import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'
import type { Database } from './database.ts'
import type { Merchant } from './merchants.ts'
import { SCHEMA_VERSION } from './schema.ts'
import { makeSeed } from './seed/makeSeed.ts'
import type { SeedData, SeedSize } from './seed/Seed.ts'
import { seedDatabase } from './seed/seedDatabase.ts'
import { seedFiles } from './seedFiles.ts'

export interface SeededOptions extends Omit<SandboxOptions, 'database' | 'files'> {
  merchant: Merchant
  /** How much data is made when there is none yet. Default: normal. */
  size?: SeedSize
}

/** Makes a merchant's back end over a database. An empty one is filled; one that is filled already stays as it is. */
export function openSeeded(
  database: Database,
  { merchant, size = 'normal', ...options }: SeededOptions,
): Sandbox {
  let seed: SeedData | undefined
  const readSeed = () => (seed ??= makeSeed({ merchant, size }))
  try {
    fill(database, merchant, readSeed)
    return createSandbox({ ...options, database, files: seedFiles(readSeed) })
  } catch (error) {
    database.close()
    throw error
  }
}

function fill(database: Database, merchant: Merchant, readSeed: () => SeedData): void {
  const version = database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
  if (version === 0) {
    seedDatabase(database, readSeed())
    return
  }
  if (version !== SCHEMA_VERSION) {
    throw new Error('The data file was made by another version of the sandbox. Delete it to start afresh.')
  }
  const kept = database.get<{ id: string }>('SELECT id FROM merchant')?.id
  if (kept !== merchant) throw new Error(`The data file is of ${kept}, not of ${merchant}.`)
}
