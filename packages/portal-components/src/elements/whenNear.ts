/** Fetches what comes within so many pixels of the screen. */
const NEAR = '600px'

/** Calls back once the element is near the screen. @returns a function that gives it up. */
export function whenNear(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: `${NEAR} 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
