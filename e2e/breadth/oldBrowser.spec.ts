import type { Page } from '@playwright/test'
import { browserMessages } from '../../packages/portal-components/browsers'
import { expect, test } from '../fixtures'

const sentence = (page: Page) => page.getByText(`This portal needs a newer browser: ${browserMessages}.`)

/** Browser features required by the portal, each with a script that removes it. */
const parts = {
  'URL.canParse': 'delete URL.canParse',
  'Array.prototype.toSorted': 'delete Array.prototype.toSorted',
  'Element.prototype.checkVisibility': 'delete Element.prototype.checkVisibility',
  'Promise.withResolvers': 'delete Promise.withResolvers',
  popovers: 'delete HTMLElement.prototype.popover',
}

for (const [name, takeAway] of Object.entries(parts)) {
  test(`a browser without ${name} reads which are new enough [case-448]`, async ({ page, portal }) => {
    await page.addInitScript(takeAway)
    await page.goto(portal.url('ironbark'))
    await expect(sentence(page)).toBeVisible()
  })
}

test('a browser that cannot read the scripts says so once a reload has not helped [case-448]', async ({
  page,
  portal,
}) => {
  await page.route(/\/assets\/[^/]*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'const from = the future |> () => {}' }),
  )
  await page.goto(portal.url('ironbark'))
  // Files of two builds are the likelier cause, and a reload fixes those.
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The portal was updated while it loaded. Reload the page.')
  await expect(sentence(page)).toBeHidden()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(alert).toContainText('Reloading didn’t help. Please try again later, or contact us.')
  await expect(sentence(page)).toBeVisible()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
  await expect(sentence(page)).toBeHidden()
})
