import type { Locator, Page } from '@playwright/test'
import { known } from '@trade-portal/demo-data'
import { expect, test } from '../fixtures'
import { switchOn } from '../settings'
import { addOrdinary, goTo, searchFor } from '../shopping'

const schemes = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'high contrast': { colorScheme: 'light', contrast: 'more' },
} as const

/** Goes to a page and waits for something unique to it. */
async function goAndSee(page: Page, route: string, seen: Locator) {
  await goTo(page, `#${route}`)
  await expect(seen).toBeVisible()
}

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const firstRow = (page: Page) => page.getByRole('rowheader').first().getByRole('link')

for (const merchant of ['ironbark', 'cascade'] as const) {
  test(`tables and paying at ${merchant} are accessible in light, dark and high contrast [acc-05]`, async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    const lookAt = async (screen: string) => {
      for (const [scheme, media] of Object.entries(schemes)) {
        await page.emulateMedia(media)
        await expectAccessible(`${screen} in ${scheme}`)
      }
    }
    await signIn(merchant)
    // A few rows are as good as many, since axe would check each.
    await goAndSee(page, '/orders?search=stock', firstRow(page))
    await lookAt('orders')
    await goAndSee(page, '/invoices?search=stock', title(page, 'Invoices'))
    await page.getByRole('row').nth(1).getByRole('checkbox').check()
    await expect(page.getByText('1 selected')).toBeVisible()
    await lookAt('invoices')
    await goAndSee(page, '/statements', title(page, 'Statements'))
    await firstRow(page).click()
    await expect(title(page, /^Statement, /)).toBeVisible()
    await lookAt('a statement')
    await goAndSee(page, '/pay-account', title(page, 'Pay Account'))
    await lookAt('Pay Account')
  })
}

test('the screens of the account that no journey looks at are accessible [acc-05]', async ({
  page,
  signIn,
  expectAccessible,
}) => {
  await signIn('ironbark')
  for (const [route, name] of [
    ['/statements', 'Statements'],
    ['/payment-fail', 'We have no record of this payment'],
    ['/payment-cancelled', 'We have no record of this payment'],
    ['/downloads', 'Downloads'],
    ['/subscription', 'Manage subscription'],
    ['/team', 'Team'],
    ['/configuration', 'Configuration'],
  ] as const) {
    await goAndSee(page, route, title(page, name))
    await expectAccessible(name)
  }
})

test('what opens over the screens of the account is accessible [acc-05]', async ({
  page,
  portal,
  signIn,
  expectAccessible,
}) => {
  const open = async (name: string | RegExp, modal: string | RegExp) => {
    await page.getByRole('button', { name }).first().click()
    const dialogs = page.locator('[role="dialog"], [role="alertdialog"]')
    await expect(dialogs.and(page.getByLabel(modal))).toBeVisible()
    await expectAccessible(`the modal of ${String(modal)}`)
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(0)
  }
  await switchOn(page, { maps_key: 'a-key' })
  await page.route(/google\.com\/maps/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' }),
  )
  await signIn('ironbark')
  await goAndSee(page, '/stores', title(page, 'Store Listings'))
  await open(/View Map/, /./)
  await goAndSee(page, '/statements', title(page, 'Statements'))
  await page.getByRole('rowheader').nth(1).getByRole('link').click()
  await open('Email Statement', /Statement/)
  await searchFor(page, known.ironbark.ordinary)
  await addOrdinary(page, 1)
  await goAndSee(page, '/orders?type=Order&search=stock', firstRow(page))
  await open(/^Order again/, 'Add to your cart?')
  await firstRow(page).click()
  await expect(title(page, /^Order \d+$/)).toBeVisible()
  await open('Email', /Email/)

  await portal.fail('ironbark', { operation: 'getStatementList', kind: 'expiry', times: null })
  await page.reload()
  await goTo(page, '#/statements')
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await portal.heal('ironbark')
  await expectAccessible('the sign-in after an expiry')
})
