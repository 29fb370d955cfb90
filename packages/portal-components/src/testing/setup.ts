import type {} from '@testing-library/jest-dom/vitest'
import * as matchers from '@testing-library/jest-dom/matchers'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterEach, expect } from 'vitest'
import './stylesThatHide'

// Here and not by their own entry: this file is run for each test file, and a module once for the many of a worker.
expect.extend(matchers)

const { getElementError: tellWithPage } = getConfig()

configure({
  asyncUtilTimeout: 15_000,
  // The page is printed for an error that is told, and not for each look of a query that waits.
  getElementError: (message, container) =>
    isLookingAgain() ? new Error(message ?? '') : tellWithPage(message, container),
})

// jsdom has none of these, which react-aria's modals and our container-aware parts ask for.
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

/** Testing Library marks the looks of what waits, whose errors nobody reads. */
function isLookingAgain() {
  return (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })._disableExpensiveErrorDiagnostics
}
