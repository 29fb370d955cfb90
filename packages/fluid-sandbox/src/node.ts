import { localTime } from './arithmetic/clock.ts'
import type { Sandbox } from './sandbox/createSandbox.ts'
import { openNodeDatabase } from './database/nodeDatabase.ts'
import { openSeeded } from './sandbox/openSeeded.ts'
import { seededOptions, type DemoOptions } from './seed/seededOptions.ts'

export { serve, type Mount, type ServeOptions, type Server } from './server/serve.ts'

export interface NodeSandboxOptions extends DemoOptions {
  /** Where the data is kept. Default: in memory. */
  file?: string
}

/** The day that it is on this machine, for data that is to reach up to it. */
export function machineDay(): string {
  return localTime(Date.now()).day
}

/** Fresh data as bytes, by what was asked for: the tests of a process begin with the same, which takes long to make. */
const fresh = new Map<string, Uint8Array>()

/** Opens a merchant's back end over a file that survives restarts, or in memory. */
export function openNodeSandbox({ file, ...options }: NodeSandboxOptions): Sandbox {
  if (file !== undefined) return openSeeded(openNodeDatabase(file), seededOptions(options))
  const kind = [options.merchant, options.size, options.today].join()
  const database = openNodeDatabase(':memory:', fresh.get(kind))
  const sandbox = openSeeded(database, seededOptions(options))
  if (!fresh.has(kind)) fresh.set(kind, database.serialize())
  return sandbox
}
