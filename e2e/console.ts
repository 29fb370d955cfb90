import type { Page } from '@playwright/test'

interface Wanted {
  /** The browser's name for it: `error`, `warning`. */
  type?: string
  says?: RegExp
}

/** Collects the page's console messages from now on, filtered by type or text if given. */
export function noteConsole(page: Page, { type, says }: Wanted = {}): string[] {
  const noted: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if ((type === undefined || message.type() === type) && (!says || says.test(text))) noted.push(text)
  })
  return noted
}
