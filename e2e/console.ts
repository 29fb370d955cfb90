import type { Page } from '@playwright/test'

interface Wanted {
  /** As the browser names it: `error`, `warning`. */
  type?: string
  says?: RegExp
}

/** Notes from now on what a page's console is told, of one type or of certain words where these are given. */
export function noteConsole(page: Page, { type, says }: Wanted = {}): string[] {
  const noted: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if ((type === undefined || message.type() === type) && (!says || says.test(text))) noted.push(text)
  })
  return noted
}
