import type { Page } from '@playwright/test'

/** Each call takes so long that nothing else of the page counts beside it. */
const CALL_MS = 500

export interface Call {
  name: string
  begun: number
  ended: number
}

/** Holds each call for a while, and notes when it began and ended. */
export async function holdCalls(page: Page): Promise<Call[]> {
  const calls: Call[] = []
  await page.route('**/FluidAppServerProxy*', async (route) => {
    const call = {
      name: /ipFunction=(\w+)/.exec(route.request().url())?.[1] ?? '',
      begun: performance.now(),
      ended: Infinity,
    }
    calls.push(call)
    await new Promise((resolve) => setTimeout(resolve, CALL_MS))
    call.ended = performance.now()
    await route.continue()
  })
  return calls
}

/** Keeps each call waiting, and notes its name, until the returned function is called. */
export async function keepCallsWaiting(page: Page) {
  const calls: string[] = []
  let letGo = () => {}
  const asked = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/FluidAppServerProxy*', async (route) => {
    calls.push(/ipFunction=(\w+)/.exec(route.request().url())?.[1] ?? '')
    await asked
    await route.continue()
  })
  return { calls, letGo }
}

/** The calls one after the other up to one of a name: how many had to end before it could, itself included. */
export function stepsTo(name: string, calls: readonly Call[]): number | undefined {
  const depths = new Map<Call, number>()
  for (const call of calls.toSorted((a, b) => a.begun - b.begun)) {
    const before = [...depths].filter(([{ ended }]) => ended <= call.begun).map(([, depth]) => depth)
    depths.set(call, 1 + Math.max(0, ...before))
  }
  return [...depths].find(([call]) => call.name === name)?.[1]
}
