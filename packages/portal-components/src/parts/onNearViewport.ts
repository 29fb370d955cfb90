import { sightObserver } from '../hooks/layoutObservers'

/** Distance from the viewport, in px: content is ready before it is scrolled or tabbed to. */
const NEAR_PX = 800

interface Watch {
  observer: ReturnType<typeof sightObserver>
  calls: Map<Element, () => void>
}

const watches = new WeakMap<Document, Watch>()

/**
 * Calls back once the element is near the viewport. Hundreds of elements share one observer.
 * @returns a function that cancels the call.
 */
export function onNearViewport(element: Element, callback: () => void): () => void {
  const page = element.ownerDocument
  const watch = watches.get(page) ?? watchOf(page)
  watch.calls.set(element, callback)
  watch.observer.observe(element)
  // By then the element may be registered again with another callback.
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
