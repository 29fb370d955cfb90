import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/**
 * Stubs IntersectionObserver, which jsdom lacks: nothing is visible. Call it before the first render.
 *
 * @returns a function that makes an element visible.
 */
export function stubSight() {
  const observers = new Set<Sight>()
  class Sight {
    readonly watched = new Set<Element>()
    readonly tell: (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void
    constructor(tell: Sight['tell']) {
      this.tell = tell
      observers.add(this)
    }
    observe(element: Element) {
      this.watched.add(element)
    }
    unobserve(element: Element) {
      this.watched.delete(element)
    }
    disconnect() {
      this.watched.clear()
    }
  }
  vi.stubGlobal('IntersectionObserver', Sight)
  onTestFinished(() => void vi.unstubAllGlobals())
  return (target: Element) =>
    act(() => {
      for (const { watched, tell } of observers)
        if (watched.has(target)) tell([{ isIntersecting: true, target }])
    })
}
