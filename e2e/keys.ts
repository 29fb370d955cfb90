import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Presses Tab until an element has the focus, like a person without a pointer. */
export async function tabTo(page: Page, target: Locator, { key = 'Tab', most = 80 } = {}) {
  await expect(target.first()).toBeVisible()
  for (let presses = 0; presses < most; presses += 1) {
    const isThere = await target.first().evaluate((element) => {
      const focused = document.activeElement
      return element === focused || (focused !== null && element.contains(focused))
    })
    if (isThere) return
    await page.keyboard.press(key)
  }
  throw new Error(`${most} presses of ${key} did not reach it`)
}
