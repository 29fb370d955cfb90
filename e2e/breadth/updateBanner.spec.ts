import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { orderPlaced } from '../locators'

const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh to Update' })

/** Notifies the page of a new version, as the browser does: first of the worker that takes control after a first visit. */
const tellOfUpdate = (page: Page) =>
  page.evaluate(() => {
    const change = () => navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
    change()
    change()
  })

test('a new version waits above the page for an order that is on its way [shell-33]', async ({
  page,
  openCheckout,
}) => {
  await openCheckout('ironbark', { jobName: 'Under way' })
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/ipFunction=processComplete/, async (route) => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Confirm Order' }).click()
  await expect(page.getByText('Sending your order…')).toBeVisible()
  await tellOfUpdate(page)
  await expect(page.getByText('You can refresh once your order has gone through.')).toBeVisible()
  await expect(refresh(page)).toBeDisabled()
  resolve()
  await expect(orderPlaced(page)).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(refresh(page)).toBeEnabled()
})

test('the banner of a new version covers nothing at the end of a page [shell-30]', async ({
  page,
  signIn,
}) => {
  await signIn('ironbark')
  await tellOfUpdate(page)
  await expect(refresh(page)).toBeVisible()
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 700 })
    const last = page.getByRole('link', { name: 'Contact a Representative' }).last()
    await expect
      .poll(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        const banner = await page.getByRole('region', { name: 'Update' }).boundingBox()
        const link = await last.boundingBox()
        return banner && link && link.y + link.height <= banner.y
      }, `at ${width} px`)
      .toBe(true)
  }
})
