import { known } from '@trade-portal/demo-data'
import { expectCards } from '../documents'
import { expect, test } from '../fixtures'
import { accountRoutes, walkShopping } from '../everyRoute'
import { expectToSuitEveryScreen } from '../everyWidth'
import { title } from '../locators'
import { goTo, searchFor } from '../shopping'
import { expectToSuitAPhone } from '../touching'

test.describe('with a finger', () => {
  // A browser distinguishes touch from a pointer at every width.
  test.use({ viewport: { width: 390, height: 860 }, hasTouch: true })

  test('no page of the shopping is wider than its screen, or cut, from 320 to 1920 px and at 150%, and a thumb finds everything [shell-81, taps-300, taps-301, taps-302]', async ({
    page,
    portal,
    signIn,
  }) => {
    await walkShopping({ page, portal, signIn }, expectToSuitEveryScreen)
  })

  test('nothing of the account is wider than its screen, or cut, from 320 to 1920 px and at 150%, a thumb finds everything, and tables are cards on a phone [acc-06, stat-34, taps-300, taps-301, taps-302]', async ({
    page,
    signIn,
  }) => {
    await signIn('ironbark')
    for (const [route, name, follow] of accountRoutes(page)) {
      await page.setViewportSize({ width: 1920, height: 860 })
      await goTo(page, `#${route}`)
      if (follow) {
        // By its address: a table rendered again for another width may move another row under the pointer.
        await goTo(page, (await follow.getByRole('link').first().getAttribute('href')) ?? '')
      }
      await expect(title(page)).toHaveText(name)
      await expectToSuitEveryScreen(page)
      await expectCards(page)
    }
  })

  test('what opens over a page is no wider than its screen, or cut, from 320 to 1920 px and at 150%, and a thumb finds everything [taps-303]', async ({
    page,
    signIn,
  }) => {
    await signIn('ironbark')
    const modal = page.getByRole('dialog')
    for (const [product, open] of [
      [known.ironbark.ordinary, page.getByRole('rowheader').getByRole('link')],
      [known.ironbark.presetTally, page.getByRole('button', { name: /^Enter a tally of / })],
      [known.ironbark.freeTally, page.getByRole('button', { name: /^Enter a tally of / })],
    ] as const) {
      await searchFor(page, product)
      await open.first().click()
      await expect(modal.getByRole('button', { name: /^Add to cart$/i })).toBeVisible()
      await expectToSuitEveryScreen(page)
      await page.keyboard.press('Escape')
      await expect(modal).toBeHidden()
    }
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expectToSuitAPhone(page)
  })
})

test('the bar holds its parts side by side at every width, with a large subtotal [shell-82]', async ({
  page,
  signIn,
}) => {
  const line = {
    lineID: 1,
    productID: 'PINE9045',
    prodDesc: 'Pine',
    prodQty: 1000,
    UOM: 'ea',
    unitPrice: 123.45678,
    unitGST: 0,
    isTally: false,
    product: { productShortDesc: 'Pine', productFiles: '' },
  }
  await page.route(/ipFunction=getCartContents/, (route) => route.fulfill({ json: { CartContents: [line] } }))
  await signIn('ironbark')
  await expect(page.getByRole('link', { name: /^Cart, 1 item, .*\$123,45/ })).toBeVisible()
  const toggle = page.getByRole('button', { name: 'Search', exact: true })
  for (const width of [360, 639, 640, 900, 1023, 1024, 1159, 1160, 1239, 1240, 1440]) {
    await page.setViewportSize({ width, height: 700 })
    const parts = await page.getByRole('banner').evaluate((banner) =>
      [...banner.querySelectorAll('a, button, input')]
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ left, right }) => ({ left: Math.round(left), right: Math.round(right) }))
        .sort((one, other) => one.left - other.left),
    )
    expect(parts.length, `at ${width} px`).toBeGreaterThan(3)
    for (const [index, { left }] of parts.entries()) {
      expect(left, `part ${index} at ${width} px`).toBeGreaterThanOrEqual(parts[index - 1]?.right ?? 0)
    }
    expect(parts.at(-1)?.right, `at ${width} px`).toBeLessThanOrEqual(width)
    const ways = [page.getByRole('combobox', { name: 'Search' }), toggle]
    const shown = await Promise.all(ways.map((way) => way.isVisible()))
    expect(shown, `the ways to search at ${width} px`).toEqual(width < 1240 ? [false, true] : [true, false])
  }
  await page.setViewportSize({ width: 1100, height: 700 })
  await toggle.click()
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused()
})
