import type { Page } from '@playwright/test'

/** A focused element of a walk, by its role or tag and its name, with its visibility to a person. */
export interface Stop {
  name: string
  isHidden: boolean
}

/** The number of stops after which a walk through a long table ends. */
export const MOST = 150

/** Moves the focus before the first tab stop. */
export async function walkFromTop(page: Page) {
  await page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })
}

/**
 * Walks the open page with Tab or Shift+Tab until the focus leaves it. A stop counts as hidden when no point of it is
 * on top of the layers over the page.
 *
 * @returns the stops in their order; a walk through a longer page ends after `most`.
 */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', most = MOST): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < most) {
    await page.keyboard.press(key)
    await page.evaluate(rendered)
    const stop = await page.evaluate(focusedStop)
    if (!stop) return stops
    stops.push(stop)
  }
  return stops
}

/** Returns the names of invisible stops. */
export const hiddenOf = (stops: readonly Stop[]) =>
  stops.filter(({ isHidden }) => isHidden).map(({ name }) => name)

/** Resolves once the page is rendered again. A long table has its next rows by then, and the next press moves to them. */
const rendered = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

function focusedStop(): Stop | null {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  if (!focused || focused === document.body) return null
  const text = focused.getAttribute('aria-label') ?? focused.textContent
  const name = `${focused.getAttribute('role') ?? focused.localName} ${text.trim().slice(0, 40)}`
  // A checkbox or radio button rendered by its label is visible there.
  const isTiny = focused.getBoundingClientRect().width <= 2
  const seen = isTiny ? (focused.closest('label') ?? focused.parentElement ?? focused) : focused
  const { left, right, top, bottom } = seen.getBoundingClientRect()
  const steps = [0.02, 0.25, 0.5, 0.75, 0.98]
  const root = seen.getRootNode() as Document | ShadowRoot
  const isOnTop = steps.some((across) =>
    steps.some((down) => {
      const hit = root.elementFromPoint(left + (right - left) * across, top + (bottom - top) * down)
      return hit !== null && (seen.contains(hit) || hit.contains(seen))
    }),
  )
  return { name, isHidden: !isOnTop }
}
