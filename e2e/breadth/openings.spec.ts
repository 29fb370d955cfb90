import { expect, test } from '../fixtures'
import { reopen } from '../reopen'

test('what a listing opens is there at once the first time, whatever the clock says [speed-57]', async ({
  page,
  portal,
  signIn,
}) => {
  await page.clock.install()
  await signIn('ironbark')
  for (const [role, opener] of [
    ['button', /^Enter a tally of /],
    ['link', /^Structural Pine MGP10/],
  ] as const) {
    await reopen(page, portal.url('ironbark', '#/products/TIMBER/Structural%20Pine'))
    const button = page.getByRole('main').getByRole(role, { name: opener }).first()
    await expect(button).toBeVisible()
    await page.waitForLoadState('networkidle')
    // The clock is paused from here on: nothing that depends on a timer would appear.
    await page.clock.pauseAt(Date.now() + 60_000)
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.clock.resume()
  }
})
