import type {} from '@testing-library/jest-dom/vitest'
import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import './stylesThatHide'

// Extended here and not by the matchers' own entry: this file runs for each test file, a module once for all files of a
// worker.
expect.extend(matchers)

const { getElementError: tellWithPage } = getConfig()

configure({
  asyncUtilTimeout: 15_000,
  // The page is printed for a reported error, but not for each retry of a waiting query.
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? '') : tellWithPage(message, container),
})

// jsdom lacks these APIs, used by react-aria's modals and by container queries in parts.
globalThis.CSS ??= {} as typeof CSS
CSS.escape ??= (text: string) => text.replace(/[^\w-]/g, (character) => `\\${character}`)
globalThis.IntersectionObserver ??= class implements IntersectionObserver {
  readonly root = null
  readonly rootMargin = ''
  readonly scrollMargin = ''
  readonly thresholds = []
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => undefined
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  }) satisfies MediaQueryList

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

/** Testing Library marks the retries of waiting queries, whose errors are never read. */
function isLookingAgain() {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
}
