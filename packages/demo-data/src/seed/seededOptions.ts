import { clockFrom, type Day, type SeededOptions } from '@trade-portal/fluid-sandbox'
import type { DemoData, SeedSize } from './DemoData.ts'
import { demoFiles } from './demoFiles.ts'
import { makeSeed, SEED_DAY } from './makeSeed.ts'
import { merchantNames, type Merchant } from './merchants.ts'

export interface DemoOptions extends Omit<SeededOptions, 'merchant'> {
  merchant: Merchant
  /** How much data is made when there is none yet. Default: normal. */
  size?: SeedSize
  /**
   * The day that the data counts back from when there is none yet. Default: 2026-11-20. Unless `now` is given, the
   * clock shows that day too, so that tests and pictures are the same at any time.
   */
  today?: Day
}

/** Returns the sandbox's options for a demo merchant's back end. Its data is made once, on the first request. */
export function seededOptions({ merchant, size = 'normal', today, ...options }: DemoOptions): SeededOptions {
  let data: DemoData | undefined
  const read = () => (data ??= makeSeed({ merchant, size, today }))
  return {
    now: today === undefined ? clockFrom(SEED_DAY) : Date.now,
    ...options,
    merchant: { id: merchant, name: merchantNames[merchant], seed: read, files: demoFiles(read) },
  }
}
