import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'
import type { Merchant } from './merchants.ts'
import { openNodeDatabase } from './nodeDatabase.ts'
import { openSeeded } from './openSeeded.ts'
import type { SeedSize } from './seed/Seed.ts'

export { serve, type Mount, type ServeOptions, type Server } from './server/serve.ts'

export interface NodeSandboxOptions extends Omit<SandboxOptions, 'database'> {
  merchant: Merchant
  /** Where the data is kept. Default: in memory. */
  file?: string
  /** How much data is made when there is none yet. Default: normal. */
  size?: SeedSize
}

/** Opens a merchant's back end over a file that survives restarts, or in memory. */
export function openNodeSandbox({
  merchant,
  file = ':memory:',
  size = 'normal',
  ...options
}: NodeSandboxOptions): Sandbox {
  const database = openNodeDatabase(file)
  try {
    return createSandbox({ ...options, database: openSeeded(database, merchant, size) })
  } catch (error) {
    database.close()
    throw error
  }
}
