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
