/**
 * Waits until the scripts in the page's HTML have run, of which one may say who is signed in there: what is stored of an
 * earlier customer is shown to nobody before.
 */
export function untilPageScriptsRan(): Promise<void> {
  const [load] = performance.getEntriesByType('navigation')
  const hasRun =
    document.readyState === 'complete' ||
    (load instanceof PerformanceNavigationTiming && load.domContentLoadedEventStart > 0)
  if (hasRun) return Promise.resolve()
  return new Promise((resolve) =>
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true }),
  )
}
