import type { CDPSession, Page } from '@playwright/test'
import { twoFrames } from './twoFrames.ts'

/** Measures work by the busy time of the page's own thread, which excludes the machine's other work. */
export async function watchThread(page: Page, cdp: CDPSession) {
  const spend = async (work: () => Promise<unknown>) => {
    await page.evaluate(twoFrames)
    const begun = await threadTime(cdp)
    await work()
    await page.evaluate(twoFrames)
    return (await threadTime(cdp)) - begun
  }
  const nothing = () => Promise.resolve()
  await cdp.send('HeapProfiler.collectGarbage')
  // Asking and waiting cost the page something too, which is subtracted.
  const idle = Math.min(await spend(nothing), await spend(nothing), await spend(nothing))
  return { idle, timed: async (work: () => Promise<unknown>) => Math.max(0, (await spend(work)) - idle) }
}

/** Returns the milliseconds the page's thread was busy since its start. */
async function threadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000
}
