import type { Page, Request } from '@playwright/test'

/** A call that comes sooner after another's answer than this, in ms, may be one that the page has waited with. */
const PAUSE_MS = 500

export interface Call {
  name: string
  /** The number of answers, one after the other, that the page had to have before it could make this call, and one. */
  step: number
}

/**
 * Lets the calls of a page through in steps: all that it makes with the answers that it has, and no others, are let
 * through together. A busy machine makes a step longer, and not two of it.
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
    // Ends with the page, at the latest.
    if (held.size === 1) letStepThrough().catch(() => undefined)
    await promise
    await route.continue()
  })
  return calls
}

/** Runs in the page: resolves when it has had nothing to do after a pause. */
async function rest(pause: number) {
  await new Promise((resolve) => setTimeout(resolve, pause))
  await new Promise((resolve) => requestIdleCallback(resolve))
}

const nameOf = (request: Request) => /ipFunction=(\w+)/.exec(request.url())?.[1] ?? ''

/** Keeps each call waiting, and notes its name, until the returned function is called. */
export async function keepCallsWaiting(page: Page) {
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

/** The calls one after the other up to one of a name, itself included. */
export function stepsTo(name: string, calls: readonly Call[]): number | undefined {
  return calls.find((call) => call.name === name)?.step
}
