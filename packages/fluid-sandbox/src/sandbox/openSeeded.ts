import type { Database } from '../database/database.ts'
import { accountPdf } from '../documents/accountPdf.ts'
import type { MerchantData } from '../seed/Seed.ts'
import { seedDatabase } from '../seed/seedDatabase.ts'
import { SCHEMA_VERSION } from '../tables/schema.ts'
import type { FileSource } from '../wire/files.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'

export interface SeededOptions extends Omit<SandboxOptions, 'database' | 'files' | 'merchantName'> {
  merchant: MerchantData
}

/** Creates a merchant's back end over a database. An empty one is filled; any other stays as it is. */
export function openSeeded(database: Database, { merchant, ...options }: SeededOptions): Sandbox {
  const files: FileSource = (path) => accountFile(path, database) ?? merchant.files(path)
  try {
    fill(database, merchant)
    return createSandbox({ ...options, database, merchantName: merchant.name, files })
  } catch (error) {
    database.close()
    throw error
  }
}

function fill(database: Database, { id, seed }: MerchantData): void {
  const version = database.get<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0
  if (version === 0) {
    seedDatabase(database, seed())
    return
  }
  if (version !== SCHEMA_VERSION) {
    throw new Error('The data file was made by another version of the sandbox. Delete it to start afresh.')
  }
  const stored = database.get<{ id: string }>('SELECT id FROM merchant')?.id
  if (stored !== id) throw new Error(`The data file is of ${stored}, not of ${id}.`)
}

/** Returns a customer's own document, made from the ledger. */
function accountFile(path: string, database: Database): ReturnType<FileSource> {
  const body = path.startsWith('documents/') ? accountPdf(path, database) : null
  return body && { contentType: 'application/pdf', body }
}
