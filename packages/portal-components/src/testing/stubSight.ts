import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

/**
 * Stands in for what jsdom has none of: nothing is in sight. Call it before anything is drawn.
 * @returns a function that brings an element into sight.
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
