import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from './fixtures'

/** Each call takes so long that nothing else of the page counts beside it. */
const CALL_MS = 500

interface Call {
  name: string
  begun: number
  ended: number
}

/** Holds each call for a while, and notes when it began and ended. */
async function holdCalls(page: Page): Promise<Call[]> {
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

/** The calls one after the other up to one of a name: how many had to end before it could, itself included. */
function stepsTo(name: string, calls: readonly Call[]): number | undefined {
  const depths = new Map<Call, number>()
  for (const call of calls.toSorted((a, b) => a.begun - b.begun)) {
    const before = [...depths].filter(([{ ended }]) => ended <= call.begun).map(([, depth]) => depth)
    depths.set(call, 1 + Math.max(0, ...before))
  }
  return [...depths].find(([call]) => call.name === name)?.[1]
}

test('from the press of Sign in to the home page there are three calls one after the other, and the user is read once [speed-01]', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ironbark', '#/login'))
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  const calls = await holdCalls(page)
  await fillSignIn(page, 'ironbark')
  await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
  await expect.poll(() => stepsTo('getCustomerTransactions', calls)).toBe(3)
  expect(calls.filter(({ name }) => name === 'getUserDetails')).toHaveLength(1)
})

test('a listing that is opened by its address has its masthead before any answer, and its rows after two calls one after the other [speed-02]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto('about:blank')
  const calls = await holdCalls(page)
  await page.goto(portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
  await expect(page.getByRole('banner')).toBeVisible()
  expect(calls.filter(({ ended }) => ended < Infinity)).toEqual([])
  await expect(page.getByRole('button', { name: /^Enter a tally of / }).first()).toBeVisible()
  expect(stepsTo('getProductCategories', calls)).toBe(2)
})
