import type { Page } from '@playwright/test'

/** Records when an element is first visible on a page: call it before the page is opened. */
export async function watchSight(page: Page, selector: string) {
  await page.addInitScript((wanted) => {
    const look = () => {
      const isThere = document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true })
      // The element is painted in the frame after its layout.
      if (isThere) requestAnimationFrame((now) => Object.assign(window, { seenAt: now }))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, selector)
  return {
    /** Returns milliseconds from the start of the page. */
    async at(): Promise<number> {
      const seen = await page.waitForFunction(() => (window as unknown as { seenAt?: number }).seenAt)
      return (await seen.jsonValue()) ?? NaN
    },
  }
}

/** Runs in the page: navigates like a link. @returns the milliseconds until a new element of the selector is visible. */
export function timeToSight({ route, selector }: { route: string; selector: string }): Promise<number> {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) element.dataset['old'] = ''
  const begun = performance.now()
  location.hash = route
  return new Promise((resolve) => {
    const look = () => {
      const isThere = document.querySelector(`:is(${selector}):not([data-old])`)?.checkVisibility()
      // The element is painted in the frame after its layout.
      if (isThere) requestAnimationFrame((now) => resolve(now - begun))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
