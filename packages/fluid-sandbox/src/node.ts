import { localTime } from './arithmetic/days.ts'
import { openNodeDatabase } from './database/nodeDatabase.ts'
import type { Sandbox } from './sandbox/createSandbox.ts'
import { openSeeded, type SeededOptions } from './sandbox/openSeeded.ts'

export { serve, type Mount, type ServeOptions, type Server } from './server/serve.ts'

export interface NodeSandboxOptions extends SeededOptions {
  /** Stores the data, so that it survives restarts. Default: in memory. */
  file?: string
  /** For one in memory, the data of an earlier back end, as its `save` gave it. Default: fresh data. */
  saved?: Uint8Array
}

export interface NodeSandbox extends Sandbox {
  /** Returns its data as bytes, to be stored and opened again. */
  save(): Uint8Array
}

/** Returns today's date on this machine, for data up to the present. */
export function machineDay(): string {
  return localTime(Date.now()).day
}

/** Opens a merchant's back end over a file that survives restarts, or in memory. */
export function openNodeSandbox({ file = ':memory:', saved, ...options }: NodeSandboxOptions): NodeSandbox {
  const database = openNodeDatabase(file, saved)
  const sandbox = openSeeded(database, options)
  return { ...sandbox, save: () => database.serialize() }
}
