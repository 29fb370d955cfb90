import type { Page, Request } from '@playwright/test'

/** A call sooner than this after another's response, in ms, may have waited for it. */
const PAUSE_MS = 500

export interface Call {
  name: string
  /** The number of serial responses the page needed before it could make this call, plus one. */
  step: number
}

/**
 * Releases the calls of a page in steps: all calls made with the responses so far are released together. A busy machine
 * makes a step longer, but does not split it.
 */
export async function holdCalls(page: Page): Promise<Call[]> {
  const calls: Call[] = []
  const pending = new Set<Request>()
  const held = new Set<Request>()
  let gate = Promise.withResolvers<void>()
  let step = 1
  let changes = 0
  const note = (change: () => unknown) => {
    changes++
    change()
  }
  page.on('request', (request) => note(() => pending.add(request)))
  page.on('requestfinished', (request) => note(() => pending.delete(request)))
  page.on('requestfailed', (request) => note(() => pending.delete(request)))

  async function letStepThrough() {
    let before
    do {
      before = changes
      await page.evaluate(rest, PAUSE_MS)
    } while (changes !== before || [...pending].some((request) => !held.has(request)))
    step++
    held.clear()
    const { resolve } = gate
    gate = Promise.withResolvers()
    resolve()
  }

  await page.route('**/FluidAppServerProxy*', async (route) => {
    const { promise } = gate
    calls.push({ name: nameOf(route.request()), step })
    held.add(route.request())
    // Ends with the page at the latest.
    if (held.size === 1) letStepThrough().catch(() => undefined)
    await promise
    await route.continue()
  })
  return calls
}

/** Runs in the page: resolves when it is idle after a pause. */
async function rest(pause: number) {
  await new Promise((resolve) => setTimeout(resolve, pause))
  await new Promise((resolve) => requestIdleCallback(resolve))
}

const nameOf = (request: Request) => /ipFunction=(\w+)/.exec(request.url())?.[1] ?? ''

/** Holds each call, and records its name, until the returned function is called. */
export async function holdAllCalls(page: Page) {
  const calls: string[] = []
  let letGo = () => {}
  const asked = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/FluidAppServerProxy*', async (route) => {
    calls.push(nameOf(route.request()))
    await asked
    await route.continue()
  })
  return { calls, letGo }
}

/** Returns the serial calls up to a named one, including it. */
export function stepsTo(name: string, calls: readonly Call[]): number | undefined {
  return calls.find((call) => call.name === name)?.step
}
