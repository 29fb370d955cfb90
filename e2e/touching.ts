import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

/** Presses a target by the screen's input: touch if supported, else the mouse. */
export async function press(target: Locator) {
  const isTouched = await target.evaluate(() => navigator.maxTouchPoints > 0)
  if (isTouched) await target.tap()
  else await target.click()
}

/** Fails if a page is wider than the screen: a thumb would move it around. */
export async function expectToFit(page: Page) {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    return scrollWidth - clientWidth
  })
  expect(overflow, `${page.url()} is wider than the screen`).toBeLessThanOrEqual(0)
}

/** Fails if the page is too wide for a phone, or has a touch target too small for a thumb. */
export async function expectToSuitAPhone(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expectToFit(page)
  await expectToSuitAThumb(page)
}

/**
 * Fails if a touch target, on the page or in an overlay, is smaller than a thumb: 44 px both ways, measured by hit
 * testing instead of its rendered box. Links within a sentence are as high as their line.
 */
async function expectToSuitAThumb(page: Page) {
  // A sheet with a text field is shown after the time the phone's keyboard takes to open.
  await expect.poll(() => page.evaluate(smallTargets), `too small for a thumb on ${page.url()}`).toEqual([])
}

/** Describes the undersized targets. Runs in the page. */
function smallTargets(): string[] {
  const thumb = 44
  const open = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1)
  const found = (open ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, select, summary, [role="option"], [role="menuitem"], [tabindex="0"]:not([contenteditable])',
  )
  const position = window.scrollY
  const small = [...found].filter(isForAFinger).flatMap((target) => {
    const whole = target.closest('label') ?? target
    whole.scrollIntoView({ block: 'center' })
    const sizes = [whole, ...cellsThatOpenAs(target)].map((at) => {
      const { left, top, width, height } = at.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return [reach(whole, x, y, 1, 0), reach(whole, x, y, 0, 1)] as const
    })
    // A pixel is lost to the edges of a box at a fractional position.
    if (sizes.some((size) => Math.min(...size) >= thumb - 1)) return []
    const name = target.getAttribute('aria-label') ?? whole.textContent
    return [`${target.tagName.toLowerCase()} “${name.trim()}”: ${sizes[0]?.join(' × ')} px`]
  })
  window.scrollTo(0, position)
  return small

  /** Lists the other cells of a row that opens: a press in them counts as a press on its name. */
  function cellsThatOpenAs(target: HTMLElement) {
    const row = target.hasAttribute('data-opener') ? target.closest('[data-opens]') : null
    return [...(row?.children ?? [])].filter((cell) => !cell.contains(target))
  }

  function isForAFinger(target: HTMLElement) {
    const whole = target.closest('label') ?? target
    const { width, height } = whole.getBoundingClientRect()
    if (width < 2 || height < 2 || !whole.checkVisibility({ visibilityProperty: true })) return false
    if (target.matches(':disabled') || target.closest('[inert], [aria-hidden="true"]')) return false
    const isInline = getComputedStyle(whole).display === 'inline'
    const siblings = [...(whole.parentNode?.childNodes ?? [])]
    return !(
      isInline && siblings.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    )
  }

  /** Counts the pixels to both sides of a point where a touch still hits the target. */
  function reach(target: Element, x: number, y: number, across: number, down: number) {
    const row = target.hasAttribute('data-opener') ? target.closest('[data-opens]') : null
    const hits = (far: number) => {
      const at = document.elementFromPoint(x + far * across, y + far * down)
      if (!at) return false
      // A press anywhere in such a row counts as a press on its name.
      const isOfRow = row?.contains(at) && !at.closest('a, button, input, label, [data-controls]')
      // A notice disappears by itself.
      return target.contains(at) || isOfRow || at.closest('[aria-label="Notices"]') !== null
    }
    let count = 1
    for (const side of [-1, 1]) for (let far = 1; far < thumb && hits(far * side); far++) count++
    return count
  }
}
