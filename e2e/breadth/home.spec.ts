import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '../fixtures'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const shown = (page: Page) =>
  page.getByRole('group', { name: 'Offers and news' }).getByRole('group', { name: /^\d of 3$/ })
const isShown = (page: Page, index: number) =>
  expect(page.getByRole('button', { name: `Show banner ${index}` })).toHaveAttribute('aria-current', 'true')

/** Opens the home page on a clock controlled by the test. */
async function openHome(page: Page, address: string) {
  await page.clock.install()
  await page.goto(address)
  await fillSignIn(page, 'ironbark')
  await expect(shown(page).first()).toBeVisible()
  await page.mouse.move(2, 400)
  // Focus holds the banners until the clock is paused, so that their 15 s start with it.
  await page.getByRole('button', { name: 'Show banner 1' }).focus()
  await page.clock.pauseAt(Date.now() + 60_000)
  await leave(page)
}

/** Blurs the focused element. */
const leave = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())

test('the banners turn every 15 seconds and begin again after the last [home-04]', async ({
  page,
  portal,
}) => {
  await openHome(page, portal.url('ironbark'))
  await isShown(page, 1)
  await page.clock.runFor(14_900)
  await isShown(page, 1)
  await page.clock.runFor(200)
  await isShown(page, 2)
  await page.clock.runFor(15_000)
  await isShown(page, 3)
  await page.clock.runFor(15_000)
  await isShown(page, 1)
})

test('the banners stand still while they are paused, and while one is in focus [home-05 home-21]', async ({
  page,
  portal,
}) => {
  await openHome(page, portal.url('ironbark'))
  await isShown(page, 1)
  await page.getByRole('button', { name: 'Show banner 1' }).focus()
  await page.clock.runFor(40_000)
  await isShown(page, 1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(2, 400)
  await leave(page)
  await page.clock.runFor(40_000)
  await isShown(page, 1)
  await page.getByRole('button', { name: 'Play' }).click()
  await page.mouse.move(2, 400)
  await leave(page)
  await page.clock.runFor(16_000)
  await isShown(page, 2)
})

test('the banners stand still under the pointer, and for whoever asked for stillness [home-21]', async ({
  page,
  portal,
}, { project }) => {
  await openHome(page, portal.url('ironbark'))
  if (project.name !== 'phone') {
    await shown(page).first().hover()
    await page.clock.runFor(40_000)
    await isShown(page, 1)
    await page.mouse.move(2, 400)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByRole('button', { name: 'Pause' })).toBeHidden()
  await page.clock.runFor(40_000)
  await isShown(page, 1)
})

test('a banner is dragged aside to see the next, and leads to its route [home-03 home-22]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await isShown(page, 1)
  const box = await page.getByRole('group', { name: 'Offers and news' }).boundingBox()
  if (!box) throw new Error('There is no carousel')
  const y = box.y + box.height / 3
  await page.mouse.move(box.x + box.width * 0.8, y)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 })
  await page.mouse.up()
  await isShown(page, 2)
  await expect(page.getByRole('heading', { name: /^Hi Dana!/ })).toBeVisible()

  const link = page.getByRole('group', { name: '2 of 3' }).getByRole('link')
  const route = await link.getAttribute('href')
  await link.press('Enter')
  await expect(page).toHaveURL((url) => url.hash === route)
})
