import { createSandbox, type Sandbox, type SandboxOptions } from './createSandbox.ts'
import type { Merchant } from './merchants.ts'
import { openSeeded } from './openSeeded.ts'
import type { SeedSize } from './seed/Seed.ts'
import { openWasmDatabase } from './wasmDatabase.ts'

export interface BrowserSandboxOptions extends Omit<SandboxOptions, 'database'> {
  merchant: Merchant
  /** How much data is made. Default: normal. */
  size?: SeedSize
}

/** Opens a merchant's back end inside a page, in memory. No server answers for its pictures, so they come inline. */
export async function openBrowserSandbox({
  merchant,
  size = 'normal',
  ...options
}: BrowserSandboxOptions): Promise<Sandbox> {
  const database = openSeeded(await openWasmDatabase(), merchant, size)
  return createSandbox({ pictures: 'inline', ...options, database })
}
