import type { Sandbox } from './createSandbox.ts'
import { openSeeded, type SeededOptions } from './openSeeded.ts'
import { openWasmDatabase } from './wasmDatabase.ts'

export type BrowserSandboxOptions = SeededOptions

/** Opens a merchant's back end inside a page, in memory. No server answers for its pictures, so they come inline. */
export async function openBrowserSandbox(options: BrowserSandboxOptions): Promise<Sandbox> {
  return openSeeded(await openWasmDatabase(), { pictures: 'inline', ...options })
}
