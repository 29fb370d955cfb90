import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

interface Translated {
  /** Text nodes of the page, and the reader's copy of each. */
  replaced: { original: Text; copy: Text }[]
}

declare global {
  interface Window {
    translated?: Translated
  }
}

/**
 * Changes every page from now on like a browser's translator: each text node is replaced by its text in `<font><font>`,
 * and again 60 ms after each change. The words stay the same, so that queries still find them. Figures marked with
 * `translate="no"` are replaced as well: not every translator skips them.
 */
export async function translatePages(page: Page) {
  await page.addInitScript(translate)
}

/** Fails if React updated a text node outside the page, so that a reader still sees the old words. */
export async function expectNoStaleText(page: Page) {
  const stale = await page.evaluate(() =>
    (window.translated?.replaced ?? [])
      .filter(({ original, copy }) => copy.isConnected && original.data !== copy.data)
      .map(({ original, copy }) => `“${copy.data}” is shown and “${original.data}” meant`),
  )
  expect(stale, `stale on ${page.url()}`).toEqual([])
}

/** Runs in the page. */
function translate() {
  const replaced: Translated['replaced'] = []
  window.translated = { replaced }
  const options = { childList: true, characterData: true, subtree: true }
  const observer = new MutationObserver(() => setTimeout(replaceAll, 60))
  document.addEventListener('DOMContentLoaded', () => {
    replaceAll()
    observer.observe(document.body, options)
  })

  function replaceAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (walker.nextNode()) found.push(walker.currentNode as Text)
    for (const original of found) {
      const { parentElement } = original
      if (!parentElement || parentElement.closest('script, style, textarea, font')) continue
      const copy = document.createTextNode(original.data)
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(copy)
      outer.append(inner)
      original.replaceWith(outer)
      replaced.push({ original, copy })
    }
    // The translator ignores its own changes.
    observer.takeRecords()
  }
}
