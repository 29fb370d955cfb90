import type { Page } from '@playwright/test'

/** Resolves once the page has rendered its pending updates. */
export async function seeRendered(page: Page) {
  await page.evaluate(async () => {
    // The second frame begins when the first has been rendered.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}

/** Scrolls the page by a number of pixels, and resolves when scroll listeners have rendered. */
export async function scrollPageBy(page: Page, distance: number) {
  await page.evaluate(async (by) => {
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }))
    window.scrollBy(0, by)
    await scrolled
  }, distance)
  await seeRendered(page)
}
