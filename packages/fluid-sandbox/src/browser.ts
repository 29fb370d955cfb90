import { openWasmDatabase } from './database/wasmDatabase.ts'
import type { Sandbox } from './sandbox/createSandbox.ts'
import { openSeeded, type SeededOptions } from './sandbox/openSeeded.ts'

export interface BrowserSandboxOptions extends SeededOptions {
  /** The data of an earlier back end, as its `save` gave it. Default: fresh data. */
  saved?: Uint8Array
}

export interface BrowserSandbox extends Sandbox {
  /** Returns its data as bytes, to be stored and opened again. */
  save(): Uint8Array<ArrayBuffer>
}

/** Opens a merchant's back end inside a page, in memory. No server answers for its pictures, so they come inline. */
export async function openBrowserSandbox({
  saved,
  ...options
}: BrowserSandboxOptions): Promise<BrowserSandbox> {
  const database = await openWasmDatabase(saved)
  const sandbox = openSeeded(database, { pictures: 'inline', ...options })
  return { ...sandbox, save: () => database.serialize() }
}
