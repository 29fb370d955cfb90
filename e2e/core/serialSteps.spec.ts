import { expect, fillSignIn, test } from '../fixtures'
import { holdCalls, holdAllCalls, stepsTo } from '../serialSteps'

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

test('a listing that is opened by its address has its masthead before any answer, and waits for no call before it is asked for [speed-02]', async ({
  page,
  portal,
  signIn,
}) => {
  await signIn('ironbark')
  await page.goto('about:blank')
  const { calls, letGo } = await holdAllCalls(page)
  await page.goto(portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
  await expect(page.getByRole('banner')).toBeVisible()
  await expect.poll(() => calls).toContain('getProductCategories')
  letGo()
  await expect(page.getByRole('button', { name: /^Enter a tally of / }).first()).toBeVisible()
})
