import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** The screen reader, as a module for a page. */
const reader = readFileSync(
  join(import.meta.dirname, '../node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js'),
  'utf8',
)

interface Reader {
  start: (setting: { container: Element }) => Promise<void>
  next: () => Promise<void>
  lastSpokenPhrase: () => Promise<string>
  spokenPhraseLog: () => Promise<string[]>
  stop: () => Promise<void>
}

/** Returns the screen reader's phrases for an element from its top to its end, one per line. */
export async function readAloud(page: Page, selector: string): Promise<string> {
  const source = Buffer.from(reader).toString('base64')
  const phrases = await page.evaluate(
    async ([selector, source]) => {
      const { virtual } = (await import(`data:text/javascript;base64,${source}`)) as { virtual: Reader }
      const container = document.querySelector(selector)
      if (!container) throw new Error(`There is no ${selector}`)
      await virtual.start({ container })
      for (let most = 2000; most > 0; most -= 1) {
        await virtual.next()
        // It starts over after the last phrase.
        if ((await virtual.lastSpokenPhrase()) === (await virtual.spokenPhraseLog())[0]) break
      }
      const log = await virtual.spokenPhraseLog()
      await virtual.stop()
      return log
    },
    [selector, source] as const,
  )
  return `${phrases.join('\n')}\n`
}
