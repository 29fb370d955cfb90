import type { Sandbox } from './createSandbox.ts'
import { openNodeDatabase } from './nodeDatabase.ts'
import { openSeeded, type SeededOptions } from './openSeeded.ts'

export { serve, type Mount, type ServeOptions, type Server } from './server/serve.ts'

export interface NodeSandboxOptions extends SeededOptions {
  /** Where the data is kept. Default: in memory. */
  file?: string
}

/** Opens a merchant's back end over a file that survives restarts, or in memory. */
export function openNodeSandbox({ file = ':memory:', ...options }: NodeSandboxOptions): Sandbox {
  return openSeeded(openNodeDatabase(file), options)
}
