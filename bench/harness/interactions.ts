import type { Page } from '@playwright/test'

/** The cost of a person's press. */
export interface Interaction {
  /** Milliseconds from the press to the next paint, as in Interaction to Next Paint. */
  inp: number
  /** The longest task after that paint, in ms; 0 if none takes 50. */
  after: number
}

interface Watched {
  events: { begun: number; took: number }[]
  tasks: { begun: number; took: number }[]
}

/** The browser does not report shorter events. */
const LEAST_MS = 16
/** The time after a press in which its follow-up work begins. */
const AFTER_MS = 700

/** Watches a page's presses from its start: call it before the page is opened. */
export async function watchInteractions(page: Page) {
  await page.addInitScript(() => {
    const watched: Watched = { events: [], tasks: [] }
    Object.assign(window, { watched })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const isInteraction = entry.interactionId !== undefined && entry.interactionId > 0
        if (isInteraction) watched.events.push({ begun: entry.startTime, took: entry.duration })
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries())
        watched.tasks.push({ begun: startTime, took: duration })
    }).observe({ type: 'longtask' })
  })
  return {
    /** Waits until the page is idle. */
    rest: () => page.evaluate(untilIdle),
    /** Waits until the page is idle, presses, and returns the time to the next paint. */
    async press(act: () => Promise<unknown>): Promise<Interaction> {
      await page.evaluate(untilIdle)
      await act()
      await page.waitForTimeout(AFTER_MS)
      const { events, tasks } = await page.evaluate(takeWatched)
      const inp = Math.max(LEAST_MS, ...events.map(({ took }) => took))
      const painted = Math.max(0, ...events.map(({ begun, took }) => begun + took))
      const after = tasks.filter(({ begun }) => begun >= painted).map(({ took }) => took)
      return { inp, after: Math.max(0, ...after) }
    },
  }
}

/** Runs in the page: returns the recorded entries and starts a new recording. */
function takeWatched(): Watched {
  const { watched } = window as unknown as { watched: Watched }
  const { events, tasks } = watched
  watched.events = []
  watched.tasks = []
  return { events, tasks }
}

/** Runs in the page: waits until it is idle, and discards earlier entries. */
async function untilIdle() {
  const { watched } = window as unknown as { watched: Watched }
  let seen = -1
  for (let wait = 0; wait < 20 && seen !== watched.tasks.length; wait++) {
    seen = watched.tasks.length
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
  watched.events = []
  watched.tasks = []
}
