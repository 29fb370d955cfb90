import type { Locator, Page } from '@playwright/test'
import { known } from '@trade-portal/demo-data'
import { expect, test } from '../fixtures'
import { addOrdinary, goTo, searchFor } from '../shopping'

/** Returns the share of a target's pixels with a contrast of 4.5 : 1 or more against its most common colour. */
async function legible(target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  const picture = await target.screenshot({ animations: 'disabled' })
  return target.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The page has no canvas')
    context.drawImage(bitmap, 0, 0)
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const luminances = Array.from({ length: data.length / 4 }, (_, pixel) => {
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
        const part = (data[pixel * 4 + channel] ?? 0) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    })
    const sorted = [...luminances].sort((one, other) => one - other)
    const ground = sorted[Math.floor(sorted.length / 2)] ?? 0
    const standing = luminances.filter((one) => {
      const [darker = 0, lighter = 0] = [one, ground].sort((a, b) => a - b)
      return (lighter + 0.05) / (darker + 0.05) >= 4.5
    })
    return standing.length / luminances.length
  }, picture.toString('base64'))
}

const current = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Statements' })

for (const colorScheme of ['light', 'dark'] as const) {
  test(`with a device’s own ${colorScheme} colours no message and no choice is lost [acc-04]`, async ({
    page,
    portal,
    signIn,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await page.goto(portal.url('ironbark'))
    await expect(page.locator('html')).toHaveAttribute('data-start', 'ready')
    const logo = page.getByRole('banner').locator('img')
    const box = page.locator('label').filter({ hasText: 'Remember Me' }).locator('svg')
    await expect(box).toBeHidden()
    expect(await legible(logo)).toBeGreaterThan(0.1)
    await page.getByText('Remember Me').click()
    await expect(box).toBeVisible()
    expect(await legible(box)).toBeGreaterThan(0.05)

    await signIn('ironbark')
    // The masthead of the signed-in pages replaces the sign-in page's.
    await expect(page.getByRole('heading', { name: /^Hi / })).toBeVisible()
    expect(await legible(logo)).toBeGreaterThan(0.1)
    await searchFor(page, known.ironbark.ordinary)
    await addOrdinary(page, 1)
    // Only the figure: its pill has enough contrast by itself.
    const count = page.getByRole('link', { name: /^Cart, 1 item/ }).locator('span', { hasText: /^1$/ })
    await expect(count).toHaveCSS('forced-color-adjust', 'none')
    expect(await legible(count)).toBeGreaterThan(0.02)

    await goTo(page, '#/statements')
    await expect(current(page)).toHaveCSS('text-decoration-line', 'underline')
    await page.getByRole('rowheader').nth(1).getByRole('link').click()
    const bars = page.getByRole('table', { name: 'Balance by age' }).locator('rect')
    await expect(bars.nth(1)).toBeVisible()
    const fills = await bars.evaluateAll((each) => each.map((bar) => getComputedStyle(bar).fill))
    expect(new Set(fills).size, 'colours of the bars').toBe(1)
  })
}

test('the current entry of the bar differs by more than two shades of a brand in high contrast [acc-04]', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ contrast: 'more' })
  await signIn('ironbark')
  await goTo(page, '#/statements')
  await expect(current(page)).toHaveCSS('text-decoration-line', 'underline')
})
