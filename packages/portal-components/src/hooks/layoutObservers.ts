// Without React: the loader of the elements uses it.

/** Makes a resize observer. Without layout, as in the jsdom of a host's tests, it never reports a change. */
export function sizeObserver(callback: ResizeObserverCallback): ResizeObserver {
  if (typeof ResizeObserver === 'function') return new ResizeObserver(callback)
  return { observe: () => undefined, unobserve: () => undefined, disconnect: () => undefined }
}

/** Makes an intersection observer. Without layout, everything counts as visible. */
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

/** Scrolls to an element, if the environment can scroll. */
export function scrollToElement(element: Element | null | undefined, options?: ScrollIntoViewOptions) {
  if (typeof element?.scrollIntoView === 'function') element.scrollIntoView(options)
}
