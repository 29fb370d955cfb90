import { HUGE_CART_ID } from '@trade-portal/demo-data'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { merchantOf, type RunningPortal } from '../../e2e/portal.ts'
import { openPage } from './openPage.ts'

export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signs the demo customer in with Remember me. @returns the browser's stored session. */
export async function signedIn(browser: Browser, portal: RunningPortal): Promise<Stored> {
  await using opened = await openPage(browser)
  const { page } = opened
  await signIn(page, portal)
  return await page.context().storageState()
}

/** The same, with the cart of 500 lines from the large seed. */
export async function signedInWithHugeCart(browser: Browser, portal: RunningPortal): Promise<Stored> {
  await using opened = await openPage(browser)
  const { page } = opened
  await signIn(page, portal)
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes(':cart:')))
  await page.evaluate(storeCart, HUGE_CART_ID)
  return await page.context().storageState()
}

/** Opens the portal's first page and signs in with its form. */
export async function signIn(page: Page, portal: RunningPortal) {
  await page.goto(portal.url('ironbark'))
  await page.locator('html[data-start=ready]').waitFor()
  await fillSignIn(page)
  await page.getByText('Remember me').click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: /^Hi / }).waitFor()
}

export async function fillSignIn(page: Page) {
  const { username, password } = merchantOf('ironbark')
  await page.getByRole('textbox', { name: 'Username' }).fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

/** Navigates like a link, without loading the page again. */
export async function goTo(page: Page, hash: string) {
  await page.evaluate((to) => {
    window.location.hash = to
  }, hash)
}

/** Runs in the page: replaces the id of the customer's cart. */
function storeCart(id: string) {
  const key = Object.keys(localStorage).find((key) => /^trade:.*:cart:/.test(key))
  if (key === undefined) throw new Error('No cart is stored')
  localStorage.setItem(key, id)
}
