import type { Locator, Page } from '@playwright/test'
import { expect, fillSignIn, signOut, test } from '../fixtures'
import { heading } from '../locators'
import { goTo } from '../shopping'

const signInTitle = (page: Page) => page.getByRole('heading', { name: 'Welcome to your Trade Portal' })
/** The link of a table's first row. */
const firstLink = (page: Page) => page.getByRole('row').nth(1).getByRole('rowheader').getByRole('link')

const byCtrl = { modifiers: ['ControlOrMeta' as const] }
const byMiddle = { button: 'middle' as const }

/** Presses a target, with Ctrl by default. @returns the tab that opens. */
async function tabOf(target: Locator, press: Parameters<Locator['click']>[0] = byCtrl): Promise<Page> {
  const [tab] = await Promise.all([target.page().context().waitForEvent('page'), target.click(press)])
  return tab
}

/** Returns the sessions stored for all tabs. */
const remembered = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':session')))

test.beforeEach(({ signIn }) => signIn('ironbark'))

test('a link opens in a tab of its own, signed in, by Ctrl, the middle button and a menu, and stays so without the first [case-170]', async ({
  page,
}) => {
  await goTo(page, '#/invoices')
  const link = firstLink(page)
  const name = await link.innerText()

  const other = await tabOf(link)
  await expect(heading(other, new RegExp(`${name}$`))).toBeVisible()
  await expect(signInTitle(other)).toHaveCount(0)
  const middle = await tabOf(link, byMiddle)
  await expect(heading(middle, new RegExp(`${name}$`))).toBeVisible()
  // The opened tab opens the next one.
  await goTo(middle, '#/orders')
  const third = await tabOf(firstLink(middle))
  await expect(heading(third, /^(Order|Quote) /)).toBeVisible()
  expect(await remembered(other)).toEqual([])

  await page.close()
  await other.reload()
  await expect(heading(other, new RegExp(`${name}$`))).toBeVisible()
})

test('a row of a table opens in a tab of its own by Ctrl and by the middle button [case-171]', async ({
  page,
}) => {
  await goTo(page, '#/orders?type=Order')
  const name = await firstLink(page).innerText()
  const cell = page.getByRole('row').nth(1).getByRole('cell').first()
  for (const press of [byCtrl, byMiddle]) {
    const tab = await tabOf(cell, { ...press, position: { x: 4, y: 4 } })
    await expect(heading(tab, `Order ${name}`)).toBeVisible()
    await expect(heading(page, /Orders/)).toBeVisible()
    await tab.close()
  }
})

test('a product’s name is a link: pressed it opens here, by Ctrl in a tab of its own [case-172]', async ({
  page,
}) => {
  await goTo(page, '#/search?value=batten')
  for (const view of ['List', 'Grid']) {
    await page.getByRole('radio', { name: view }).click({ force: true })
    const link = page.getByRole('link', { name: /^Bugle Batten Screw 14 g × 65/ }).first()
    await expect(link).toBeVisible()
    const tab = await tabOf(link)
    await expect(tab.getByRole('dialog', { name: /^Bugle Batten Screw 14 g × 65/ })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await tab.close()
    await link.click()
    await expect(page.getByRole('dialog', { name: /^Bugle Batten Screw 14 g × 65/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(link).toBeFocused()
  }
})

test('a tab whose address was typed asks to sign in, and so does what it opens and a portal of another merchant [case-173]', async ({
  page,
  context,
  portal,
}) => {
  await goTo(page, '#/invoices')
  await expect(heading(page, /Invoices/)).toBeVisible()
  // Pressed there, opened elsewhere.
  await firstLink(page).hover()

  const typed = await context.newPage()
  await typed.goto(portal.url('ironbark', '#/invoices'))
  await expect(signInTitle(typed)).toBeVisible()
  const opened = await tabOf(typed.getByRole('link', { name: 'Register' }))
  await expect(opened.getByRole('heading', { name: /Register/ })).toBeVisible()
  await opened.goto(portal.url('ironbark', '#/orders'))
  await expect(signInTitle(opened)).toBeVisible()

  // Another page of this origin with a plain link to the portal.
  await page.evaluate(
    (address) => {
      const link = document.createElement('a')
      link.href = address
      link.textContent = 'The other merchant'
      document.body.prepend(link)
    },
    portal.url('cascade', '#/orders'),
  )
  const cascade = await tabOf(page.getByRole('link', { name: 'The other merchant' }))
  await expect(signInTitle(cascade)).toBeVisible()
})

test('signing out in one of the tabs signs out in those that share its session, and in no other [case-174]', async ({
  page,
  context,
  portal,
}, { project }) => {
  await goTo(page, '#/invoices')
  const other = await tabOf(firstLink(page))
  await expect(heading(other, /^(Invoice|Credit) /)).toBeVisible()
  const own = await context.newPage()
  await own.goto(portal.url('ironbark'))
  await fillSignIn(own, 'ironbark', 'tom')
  await expect(own.getByRole('heading', { name: /^Hi Tom/ })).toBeVisible()

  await signOut(other, project.name)
  await expect(signInTitle(other)).toBeVisible()
  await expect(signInTitle(page)).toBeVisible()
  await own.reload()
  await expect(own.getByRole('heading', { name: /^Hi Tom/ })).toBeVisible()
})

test('of two customers in two tabs, a new tab is of the one whose link was pressed for it [case-176]', async ({
  page,
  context,
  portal,
}) => {
  const home = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: / home$/ })
  // A plain press opens no tab, and passes no session on later.
  await home(page).click()
  for (const isRemembered of [false, true]) {
    const toms = await context.newPage()
    await toms.goto(portal.url('ironbark'))
    await expect(toms.locator('html')).toHaveAttribute('data-start', 'ready')
    await fillSignIn(toms, 'ironbark', 'tom')
    await expect(heading(toms, /^Hi Tom!/)).toBeVisible()
    if (isRemembered) {
      const danas = await context.newPage()
      await danas.goto(portal.url('ironbark'))
      await expect(danas.locator('html')).toHaveAttribute('data-start', 'ready')
      await danas.getByText('Remember Me').click()
      await fillSignIn(danas, 'ironbark')
      await expect(heading(danas, /^Hi Dana!/)).toBeVisible()
    }
    const opened = await tabOf(home(toms))
    await expect(heading(opened, /^Hi Tom!/)).toBeVisible()
    await opened.close()
  }
})

test('signing out in one tab ends the session of a tab that was elsewhere meanwhile [case-177]', async ({
  page,
  portal,
}) => {
  await goTo(page, '#/invoices')
  const other = await tabOf(firstLink(page))
  await expect(heading(other, /^(Invoice|Credit) /)).toBeVisible()
  await page.goto(portal.url('ironbark', 'config/configuration.json'))
  await signOut(other, 'desk')
  await expect(signInTitle(other)).toBeVisible()
  await page.goBack()
  await expect(signInTitle(page)).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})
