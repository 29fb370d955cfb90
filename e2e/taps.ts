import type { Page } from '@playwright/test'

export interface Hands {
  /** Presses by touch, pointer or keyboard that reached the page. */
  taps: number
  /** Fields typed in, counted once per visit to the field. */
  typedFields: number
}

/** Counts a person's manual actions on a page from now on, across page loads. */
export async function countHands(page: Page): Promise<Hands> {
  const hands: Hands = { taps: 0, typedFields: 0 }
  await page.exposeFunction('tradePortalHand', (kind: keyof Hands) => {
    hands[kind] += 1
  })
  await page.addInitScript(watchHands)
  await page.evaluate(watchHands)
  return hands
}

/** Runs in the page. */
function watchHands() {
  const tell = (window as unknown as { tradePortalHand: (kind: string) => void }).tradePortalHand
  let typedIn: EventTarget | null = null
  addEventListener('click', ({ isTrusted }) => isTrusted && tell('taps'), true)
  addEventListener(
    'beforeinput',
    ({ target }) => {
      if (target !== typedIn) tell('typedFields')
      typedIn = target
    },
    true,
  )
  addEventListener('focusout', () => (typedIn = null), true)
}
