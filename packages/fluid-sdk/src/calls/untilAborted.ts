/**
 * Stops waiting, but not the work itself, when the signal says so. The rejection is the signal's own reason.
 */
export function untilAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    // Work that hears of the signal first may fail in words of its own.
    const fail = (error: unknown) => reject(signal.aborted ? signal.reason : error)
    work.then(resolve, fail).finally(() => signal.removeEventListener('abort', stop))
  })
}
