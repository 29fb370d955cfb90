import { localTime } from './clock.ts'
import type { Sandbox } from './createSandbox.ts'
import { openNodeDatabase } from './nodeDatabase.ts'
import { openSeeded, type SeededOptions } from './openSeeded.ts'

export { serve, type Mount, type ServeOptions, type Server } from './server/serve.ts'

export interface NodeSandboxOptions extends SeededOptions {
  /** Where the data is kept. Default: in memory. */
  file?: string
}

/** The day that it is on this machine, for data that is to reach up to it. */
export function machineDay(): string {
  return localTime(Date.now()).day
}

/** Opens a merchant's back end over a file that survives restarts, or in memory. */
export function openNodeSandbox({ file = ':memory:', ...options }: NodeSandboxOptions): Sandbox {
  return openSeeded(openNodeDatabase(file), options)
}
