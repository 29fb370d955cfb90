import type { Sandbox } from '@trade-portal/fluid-sandbox'
import { openNodeSandbox as openSandbox } from '@trade-portal/fluid-sandbox/node'
import { seededOptions, type DemoOptions } from './seed/seededOptions.ts'

export interface NodeSandboxOptions extends DemoOptions {
  /** Stores the data, so that it survives restarts. Default: in memory. */
  file?: string
}

/** Fresh data as bytes, by its options: the tests of a process start with the same data, which takes long to make. */
const fresh = new Map<string, Uint8Array>()

/** Opens a demo merchant's back end over a file that survives restarts, or in memory. */
export function openNodeSandbox({ file, ...options }: NodeSandboxOptions): Sandbox {
  const seeded = seededOptions(options)
  if (file !== undefined) return openSandbox({ ...seeded, file })
  const kind = [options.merchant, options.size, options.today].join()
  const sandbox = openSandbox({ ...seeded, saved: fresh.get(kind) })
  if (!fresh.has(kind)) fresh.set(kind, sandbox.save())
  return sandbox
}
