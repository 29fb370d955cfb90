import AxeBuilder from '@axe-core/playwright'
import { known } from '@trade-portal/demo-data'
import { test as base, expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { beginOrder } from './checkout'
import { merchantOf, RunningPortal } from './portal'
import type { MerchantName } from './portal'
import { fillCart } from './shopping'
import { storeSession } from './storedSession'

export { expect }

interface Fixtures {
  /** Fails the test when axe finds anything, of any weight, on the page as it stands. */
  expectAccessible: (screen: string, except?: string[]) => Promise<void>
  /** Signs in and opens Review Cart with so many of one product. */
  openCart: (merchant: MerchantName, quantity: number) => Promise<void>
  /** Signs in and opens the checkout with one product in the cart. */
  openCheckout: (merchant: MerchantName) => Promise<void>
  /**
   * Opens a merchant's portal and signs its demo customer in: with a session that is stored, or by the form where the page
   * is open already or an address is given, since that portal may have another back end.
   */
  signIn: (merchant: MerchantName, address?: string) => Promise<void>
}

/** Each worker runs a portal of its own, so that journeys do not meet. */
export const test = base.extend<Fixtures, { portal: RunningPortal }>({
  portal: [
    async ({}, use) => {
      const portal = new RunningPortal()
      await portal.start()
      await use(portal)
      await portal.dispose()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async (screen, except = []) => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      // No frame is of another origin, and only what it finds is read: otherwise it is several times as long about it.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
      const { violations } = await axe.disableRules(except).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        `axe on ${screen}`,
      ).toEqual([])
    })
  },

  openCart: async ({ page, signIn }, use) => {
    await use(async (merchant, quantity) => {
      await signIn(merchant)
      await fillCart(page, known[merchant].ordinary, quantity)
    })
  },

  openCheckout: async ({ page, signIn }, use) => {
    await use(async (merchant) => {
      await signIn(merchant)
      await beginOrder(page, merchant)
    })
  },

  signIn: async ({ page, portal }, use) => {
    await use(async (merchant, address) => {
      const isStored = page.url() === 'about:blank' && address === undefined
      if (isStored) await storeSession(page, merchant, portal.url(merchant))
      await page.goto(address ?? portal.url(merchant))
      if (!isStored) await fillSignIn(page, merchant)
      await expect(page.getByRole('heading', { name: /^Hi .+! Welcome to your Trade Portal$/ })).toBeVisible()
    })
  },
})

/** Fills the sign-in form with a merchant's demo customer, or another one of the same password, and sends it. */
export async function fillSignIn(page: Page, merchant: MerchantName, other?: string) {
  const { username, password } = merchantOf(merchant)
  await page.getByRole('textbox', { name: 'Username' }).fill(other ?? username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs out by the menu that the screen has for it. */
export async function signOut(page: Page, projectName: string) {
  const isPhone = projectName === 'phone'
  await page.getByRole('button', { name: isPhone ? 'Open menu' : 'My Account' }).click()
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Sign Out' }).click()
}
