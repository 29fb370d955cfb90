import { openBrowserSandbox as openSandbox, type BrowserSandbox } from '@trade-portal/fluid-sandbox/browser'
import { seededOptions, type DemoOptions } from './seed/seededOptions.ts'

export interface BrowserSandboxOptions extends DemoOptions {
  /** The data of an earlier back end, as its `save` gave it. Default: fresh data. */
  saved?: Uint8Array
}

/** Opens a demo merchant's back end inside a page, in memory. */
export function openBrowserSandbox({ saved, ...options }: BrowserSandboxOptions): Promise<BrowserSandbox> {
  return openSandbox({ ...seededOptions(options), saved })
}
