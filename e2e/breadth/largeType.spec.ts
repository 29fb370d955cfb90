import { accountRoutes, walkShopping } from '../everyRoute'
import { outOfSight } from '../everyWidth'
import { expect, test } from '../fixtures'
import { goTo } from '../shopping'
import { findChromium, shortLivedFlags } from '../../scripts/chromium.ts'
import type { Page } from '@playwright/test'
import { title } from '../locators'

// The browser's font size is set to twice its default.
const launchOptions = {
  executablePath: findChromium() ?? undefined,
  args: [...shortLivedFlags, '--blink-settings=defaultFontSize=32'],
}
test.use({ launchOptions })

/** Fails if a page is wider than its screen, or cuts something off without an indication. */
async function expectWhole(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(outOfSight), page.url()).toEqual([])
}

for (const width of [1280, 390]) {
  test.describe(`with type of twice the size, at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 } })

    test('the shopping is all there, in twice the size [case-352]', async ({ page, portal, signIn }) => {
      await walkShopping({ page, portal, signIn }, expectWhole)
      // Links are 14 px by default.
      await expect(page.getByRole('main').getByRole('link').first()).toHaveCSS('font-size', '28px')
    })

    test('the account is all there, in twice the size [case-352]', async ({ page, signIn }) => {
      await signIn('ironbark')
      for (const [route, name, follow] of accountRoutes(page)) {
        await goTo(page, `#${route}`)
        if (follow) await goTo(page, (await follow.getByRole('link').first().getAttribute('href')) ?? '')
        await expect(title(page)).toHaveText(name)
        await expectWhole(page)
      }
    })
  })
}
