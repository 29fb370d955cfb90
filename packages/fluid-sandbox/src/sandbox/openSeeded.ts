import { clockFrom } from '../arithmetic/clock.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'
import type { Database } from '../database/database.ts'
import type { Day } from '../arithmetic/days.ts'
import type { Merchant } from '../seed/merchants.ts'
import { SCHEMA_VERSION } from '../tables/schema.ts'
import { makeSeed, SEED_DAY } from '../seed/makeSeed.ts'
import type { SeedData, SeedSize } from '../seed/Seed.ts'
import { seedDatabase } from '../seed/seedDatabase.ts'
import { seedFiles } from './seedFiles.ts'

export interface SeededOptions extends Omit<SandboxOptions, 'database' | 'files'> {
  merchant: Merchant
  /** How much data is made when there is none yet. Default: normal. */
  size?: SeedSize
  /**
   * The day that the data counts back from when there is none yet. Default: 2026-11-20, and unless `now` says otherwise
   * the clock stands on that day too, so that tests and pictures show the same at any time.
   */
  today?: Day
}

/** Makes a merchant's back end over a database. An empty one is filled; one that is filled already stays as it is. */
export function openSeeded(
  database: Database,
  { merchant, size = 'normal', today, ...options }: SeededOptions,
): Sandbox {
  let seed: SeedData | undefined
  const readSeed = () => (seed ??= makeSeed({ merchant, size, today }))
  const now = today === undefined ? clockFrom(SEED_DAY) : Date.now
  try {
    fill(database, merchant, readSeed)
    return createSandbox({ now, ...options, database, files: seedFiles(readSeed, database) })
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
