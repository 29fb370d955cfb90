/** The longest that it waits. */
const LATEST_MS = 2000

/** Calls back when the page has nothing else to do. @returns a function that takes it back. */
export function whenIdle(callback: () => void): () => void {
  // Safari has none.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
