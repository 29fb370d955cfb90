/** Stops waiting when the signal aborts, while the work itself continues. Rejects with the signal's own reason. */
export function untilAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    // The work may be aborted first, and fail with another error.
    const fail = (error: unknown) => reject(signal.aborted ? signal.reason : error)
    work.then(resolve, fail).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Lets so many milliseconds pass; returns at once when the signal is aborted. */
export function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, Math.max(ms, 0))
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end)
  })
}
