import { join } from 'node:path'
import { expect, test as base } from '../fixtures'
import type { MerchantName } from '../portal'

export { expect }

interface Camera {
  /** Takes a picture of the current page, once all its requests have completed. */
  shoot: (name: string) => Promise<void>
  /** Takes a picture of the page while it is still loading. */
  shootAtOnce: (name: string) => Promise<void>
  /** Navigates to a route of the portal by its address. */
  go: (path: string) => Promise<void>
  /** The merchant whose portal is pictured. */
  merchant: MerchantName
}

/** A journey that takes pictures, named by merchant, screen, width and scheme. */
export const test = base.extend<Camera>({
  merchant: ['ironbark', { option: true }],

  shootAtOnce: async ({ page, merchant }, use, { project }) => {
    await use(async (name) => {
      await page.screenshot({
        path: join('pictures', `${merchant}-${name}-${project.name}.png`),
        animations: 'disabled',
      })
    })
  },

  shoot: async ({ page, shootAtOnce }, use) => {
    await use(async (name) => {
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      // A notice would cover the content under it.
      await expect(page.getByText('Added to cart')).toHaveCount(0)
      await page.waitForTimeout(300)
      await shootAtOnce(name)
    })
  },

  go: async ({ page, portal, merchant }, use) => {
    await use(async (path) => {
      await page.goto(portal.url(merchant, `#${path}`))
    })
  },
})
