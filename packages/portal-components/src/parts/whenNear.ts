import { sightObserver } from '../hooks/layoutObservers'

/** So far from the screen, in px, that what comes near is there before it is scrolled or tabbed to. */
const NEAR_PX = 800

interface Watch {
  observer: ReturnType<typeof sightObserver>
  calls: Map<Element, () => void>
}

const watches = new WeakMap<Document, Watch>()

/**
 * Calls back once the element is near the screen. A page may have hundreds that wait: they share one observer.
 * @returns a function that gives it up.
 */
export function whenNear(element: Element, callback: () => void): () => void {
  const page = element.ownerDocument
  const watch = watches.get(page) ?? watchOf(page)
  watch.calls.set(element, callback)
  watch.observer.observe(element)
  // The element may wait again by then, for another.
  return () => {
    if (watch.calls.get(element) === callback) giveUp(element, page, watch)
  }
}

function watchOf(page: Document): Watch {
  const calls = new Map<Element, () => void>()
  const observer = sightObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const call = isIntersecting ? calls.get(target) : undefined
        if (call) giveUp(target, page, watch)
        call?.()
      }
    },
    { rootMargin: `${NEAR_PX}px` },
  )
  const watch = { observer, calls }
  watches.set(page, watch)
  return watch
}

function giveUp(element: Element, page: Document, { observer, calls }: Watch) {
  calls.delete(element)
  observer.unobserve(element)
  if (calls.size > 0) return
  observer.disconnect()
  watches.delete(page)
}
