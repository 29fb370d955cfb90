/** The longest delay. */
const LATEST_MS = 2000

/** Calls back when the page is idle. @returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(callback, { timeout: LATEST_MS })
  return () => cancelIdleCallback(handle)
}
