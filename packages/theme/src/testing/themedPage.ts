import { afterEach, beforeEach, vi } from 'vitest'

export const primary = '--trade-interaction-primary-background'
export const root = document.documentElement

export function setSheet(css: string) {
  const sheet = document.querySelector('style') ?? document.head.appendChild(document.createElement('style'))
  sheet.textContent = css
}

/** A variable as the page shows it. */
export function shown(variable: string, element: Element = root): string {
  return getComputedStyle(element).getPropertyValue(variable).trim()
}

const active = new Set<string>()
const listeners = new Set<() => void>()

/** Answers media queries as a device would; `active` holds those that match, and `tell` notifies of a change. */
export const device = {
  active,
  listeners,
  tell: () => {
    for (const listener of listeners) listener()
  },
}

/** Gives each test of a file a device without preferences and an empty page. */
export function usePagePerTest() {
  beforeEach(() => {
    active.clear()
    listeners.clear()
    vi.stubGlobal('matchMedia', (query: string) => ({
      get matches() {
        return active.has(query)
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }))
  })
  afterEach(() => {
    for (const { name } of [...root.attributes]) root.removeAttribute(name)
    document.head.replaceChildren()
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })
}
