/**
 * Tells the page of something, as `trade:…` on an element, from where it bubbles to the document.
 *
 * @returns whether to go on: a listener may have prevented it.
 */
export function dispatch(target: EventTarget, name: string, detail: unknown): boolean {
  const event = new CustomEvent(`trade:${name}`, {
    bubbles: true,
    composed: true,
    cancelable: true,
    detail: { version: 1, ...(detail as object) },
  })
  return target.dispatchEvent(event)
}
