import type { Page } from '@playwright/test'

/** Notes when something can first be seen on a page: call it before the page is opened. */
export async function watchSight(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const look = () => {
      const isThere = document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true })
      // The frame after the one that it was laid out in has it painted.
      if (isThere) requestAnimationFrame((now) => Object.assign(window, { seenAt: now }))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  return {
    /** Milliseconds from the page's beginning. */
    async at(): Promise<number> {
      const seen = await page.waitForFunction(() => (window as unknown as { seenAt?: number }).seenAt)
      return (await seen.jsonValue()) ?? NaN
    },
  }
}

/**
 * Runs in the page: goes to a place as a link does.
 * @returns the milliseconds until something there can be seen which was not before.
 */
export function timeToSight({ place, selector }: { place: string; selector: string }): Promise<number> {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.dataset['old'] = ''
  const begun = performance.now()
  location.hash = place
  return new Promise((resolve) => {
    const look = () => {
      const isThere = document.querySelector(`:is(${selector}):not([data-old])`)?.checkVisibility()
      // The frame after the one that it was laid out in has it painted.
      if (isThere) requestAnimationFrame((now) => resolve(now - begun))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
