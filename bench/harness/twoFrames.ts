/** Runs in the page: resolves once the rendered frame has been painted. */
export function twoFrames() {
  return new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  )
}
