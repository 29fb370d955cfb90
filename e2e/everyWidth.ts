import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expectToSuitAPhone } from './touching'

const widths = [1920, 1280, 768, 360, 320, 390]

/**
 * Fails if the page, or an overlay on it, is wider than any screen from 320 to 1920 px or 150% zoom, cuts something off
 * without an indication, or has a touch target too small for a thumb. The page is loaded once.
 */
export async function expectToSuitEveryScreen(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 })
    // A script that follows the width gets a moment to update.
    await expect.poll(() => page.evaluate(outOfSight), `${page.url()} at ${width} px`).toEqual([])
  }
  await expectToSuitAPhone(page)
  await page.evaluate(zoom, '1.5')
  await expect.poll(() => page.evaluate(outOfSight), `${page.url()} at 150%`).toEqual([])
  await page.evaluate(zoom, '')
}

/** Runs in the page. */
function zoom(by: string) {
  document.documentElement.style.setProperty('zoom', by)
}

/** Describes content beside the screen, or cut off without an indication. Runs in the page. */
export function outOfSight(): string[] {
  const { clientWidth, scrollWidth } = document.scrollingElement ?? document.documentElement
  const wide = scrollWidth > clientWidth ? [`the page of ${scrollWidth} px`] : []
  const cut = [...document.querySelectorAll('main *, [role="dialog"] *, [role="alertdialog"] *')].filter(
    (part) => {
      const { clipPath, overflowX, textOverflow } = getComputedStyle(part)
      const { left, right, width } = part.getBoundingClientRect()
      if (width < 2 || clipPath !== 'none' || part instanceof HTMLInputElement) return false
      // The other banners wait beside the visible one, and a slide is scrolled into view.
      if (part.closest('[aria-roledescription="carousel"], [data-slides]')) return false
      const isClipped = overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1
      return left < -0.5 || right > clientWidth + 0.5 || (isClipped && textOverflow !== 'ellipsis')
    },
  )
  // A page scrolls to its end; an overlay has to fit on the screen.
  const open = document.querySelector('[role="dialog"], [role="alertdialog"]')
  const isCutBelow = (open?.getBoundingClientRect().bottom ?? 0) > window.innerHeight + 1
  // In a narrow space a number breaks between its digits.
  const squeezed = [...document.querySelectorAll('main [role="rowheader"]')].filter((part) => {
    const { width } = part.getBoundingClientRect()
    return width > 2 && width < 48
  })
  return [
    ...wide,
    ...(isCutBelow ? ['the foot of the dialog'] : []),
    ...[...cut, ...squeezed].map(
      (part) => `${part.tagName.toLowerCase()} “${part.textContent.trim().slice(0, 40)}”`,
    ),
  ]
}
