import { expect, test } from '../fixtures'
import { title } from '../locators'
import { goTo } from '../shopping'

const NOTCH = 59

test.use({ viewport: { width: 844, height: 390 } })

test('a phone on its side has no words under its notch [case-216]', async ({ page, signIn }) => {
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: NOTCH, right: NOTCH } })
  await signIn('ironbark')
  for (const route of ['#/', '#/invoices', '#/cart', '#/quick-order']) {
    await goTo(page, route)
    await expect(title(page)).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const under = await page.evaluate((notch) => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const { left, right, width } = range.getBoundingClientRect()
        // Texts for screen readers alone are a pixel wide.
        const parent = texts.currentNode.parentElement
        if (!parent || width < 4 || getComputedStyle(parent).clipPath !== 'none') continue
        if (left < notch - 1 || right > innerWidth - notch + 1)
          found.push(texts.currentNode.textContent ?? '')
      }
      return found
    }, NOTCH)
    expect(under, `under the notch of ${route}`).toEqual([])
  }
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  const row = menu.getByRole('link', { name: 'Invoices' })
  await expect(row).toBeVisible()
  await expect
    .poll(() => row.evaluate((link) => link.getBoundingClientRect().left))
    .toBeGreaterThanOrEqual(NOTCH)
})
