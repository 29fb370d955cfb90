/** Watches sizes. Where nothing is laid out, as in the jsdom of somebody's tests, no size ever changes. */
export function sizeObserver(callback: ResizeObserverCallback): ResizeObserver {
  if (typeof ResizeObserver === 'function') return new ResizeObserver(callback)
  return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
}

/** Watches what comes into sight. Where nothing is laid out, everything is in sight at once. */
export function sightObserver(
  callback: (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void,
  options: IntersectionObserverInit,
): Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  if (typeof IntersectionObserver === 'function') return new IntersectionObserver(callback, options)
  return {
    observe: (target) => queueMicrotask(() => callback([{ isIntersecting: true, target }])),
    unobserve: () => undefined,
    disconnect: () => undefined,
  }
}

/** Scrolls to an element, where anything can be scrolled. */
export function scrollToElement(element: Element | null | undefined, options?: ScrollIntoViewOptions) {
  if (typeof element?.scrollIntoView === 'function') element.scrollIntoView(options)
}
