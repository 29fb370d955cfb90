import type { CDPSession } from '@playwright/test'

/** The page's memory once all that nobody holds has gone. */
export interface Kept {
  bytes: number
  listeners: number
  /** Nodes that are held, in the document or out of it. */
  nodes: number
}

export async function keptBy(cdp: CDPSession): Promise<Kept> {
  // Observers and their like are finalised by one collection, and taken by the next.
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return {
    bytes: valueOf('JSHeapUsedSize'),
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
  }
}
