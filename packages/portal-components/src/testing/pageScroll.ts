import { fireEvent } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

/** Scrolls the page, which jsdom cannot do. */
export function scrollPage(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  fireEvent.scroll(window)
}

/** Starts each test of the file at the top of its page. */
export function beginAtTop() {
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    return () => {
      scrollPage(0)
      vi.unstubAllGlobals()
    }
  })
}
