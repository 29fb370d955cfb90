import type { CDPSession } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

/**
 * Returns the longest task of the page's thread during some work, and the number of tasks over 50 ms, by the thread's
 * own time.
 */
export async function longestTask(cdp: CDPSession, work: () => Promise<unknown>) {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  cdp.on('Tracing.dataCollected', collect)
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] },
  })
  await work()
  const done = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await done
  cdp.off('Tracing.dataCollected', collect)
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  )
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid}/${tid}`))
    .map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000)
  if (tasks.length === 0) throw new Error('The trace has no tasks.')
  return { longest: Math.max(...tasks), long: tasks.filter((ms) => ms > 50).length }
}
