import AxeBuilder from '@axe-core/playwright'
import { known } from '@trade-portal/demo-data'
import { test as base, expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'
import { deliveryDraft, seeDeliveryPrice } from './checkout'
import type { Delivery } from './checkout'
import { serveHostPage } from './hostPage'
import type { HostPage } from './hostPage'
import { home } from './locators'
import { merchantOf, RunningPortal } from './portal'
import type { FluidClient } from '../packages/fluid-sdk/src/index.ts'
import type { MerchantName } from './portal'
import { draft, leaveVisit } from './visitBefore'

export { expect }

interface Fixtures {
  /** Fails the test when axe finds any violation on the current page, whatever its impact. */
  expectAccessible: (screen: string, except?: string[]) => Promise<void>
  /** Signs in and opens Review Cart with a quantity of one product. */
  openCart: (merchant: MerchantName, quantity: number) => Promise<void>
  /** Signs in and opens the checkout with one product in the cart, completed if a delivery is given. */
  openCheckout: (merchant: MerchantName, delivery?: Delivery) => Promise<void>
  /** Opens another site's page with the elements' script. It is served beside the merchant's portal. */
  openHostPage: (hostPage: HostPage) => Promise<void>
  /**
   * Opens a merchant's portal and signs its demo customer in: with a stored session, or by the form if the page is
   * already open or an address is given, since that portal may have another back end.
   */
  signIn: (merchant: MerchantName, address?: string) => Promise<void>
  /** Opens a merchant's portal and signs its demo customer in by the form, remembered in all tabs. */
  signInRemembered: (merchant: MerchantName) => Promise<void>
  /** Stores the result of an earlier visit in the page's tab: the demo customer's session, and the effects of `did`. */
  visitBefore: (merchant: MerchantName, did?: (client: FluidClient) => unknown) => Promise<void>
}

/** Each worker runs a separate portal, so that journeys do not interfere. */
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
      // No frame is of another origin, and only violations are read: everything else would take several times as long.
      const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
      const { violations } = await axe.disableRules(except).analyze()
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        `axe on ${screen}`,
      ).toEqual([])
    })
  },

  openCart: async ({ page, portal, visitBefore }, use) => {
    await use(async (merchant, quantity) => {
      await visitBefore(merchant, (client) => addOrdinary(client, merchant, quantity))
      await page.goto(portal.url(merchant, '#/cart'))
      const field = page.getByRole('spinbutton', { name: /^Quantity of / })
      await expect(field).toHaveValue(String(quantity))
    })
  },

  openCheckout: async ({ page, portal, visitBefore }, use) => {
    await use(async (merchant, delivery) => {
      await visitBefore(merchant, async (client) => {
        await addOrdinary(client, merchant, 2)
        if (delivery) draft(client, deliveryDraft(merchant, delivery))
      })
      await page.goto(portal.url(merchant, '#/checkout'))
      await seeDeliveryPrice(page)
    })
  },

  openHostPage: async ({ page, portal }, use) => {
    await use(async (hostPage) => {
      await page.goto(await serveHostPage(page, portal, hostPage))
    })
  },

  signIn: async ({ page, portal, visitBefore }, use) => {
    await use(async (merchant, address) => {
      const isStored = page.url() === 'about:blank' && address === undefined
      if (isStored) await visitBefore(merchant)
      await page.goto(address ?? portal.url(merchant))
      if (!isStored) await fillSignIn(page, merchant)
      await expect(home(page)).toBeVisible()
    })
  },

  signInRemembered: async ({ page, portal }, use) => {
    await use(async (merchant) => {
      await page.goto(portal.url(merchant))
      await page.getByText('Remember Me').click()
      await fillSignIn(page, merchant)
      // The sign-in ends by going home, from any page.
      await expect(home(page)).toBeVisible()
    })
  },

  visitBefore: async ({ page, portal }, use) => {
    await use((merchant, did) => leaveVisit(page, { merchant, address: portal.url(merchant), did }))
  },
})

async function addOrdinary(client: FluidClient, merchant: MerchantName, quantity: number) {
  const productId = known[merchant].ordinary
  const product = await client.catalogue.getProduct({ productId })
  await client.cart.addProduct({ productId, unit: product?.units[0] ?? '', quantity })
}

/** Fills the sign-in form with a merchant's demo customer, or another one with the same password, and submits it. */
export async function fillSignIn(form: Page | Locator, merchant: MerchantName, other?: string) {
  const { username, password } = merchantOf(merchant)
  await form.getByRole('textbox', { name: 'Username' }).fill(other ?? username)
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs out by the menu of the screen. */
export async function signOut(page: Page, projectName: string) {
  const isPhone = projectName === 'phone'
  await page.getByRole('button', { name: isPhone ? 'Open menu' : 'My Account' }).click()
  await page.getByRole(isPhone ? 'button' : 'menuitem', { name: 'Sign Out' }).click()
}
