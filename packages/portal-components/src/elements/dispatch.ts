/**
 * Dispatches a bubbling event `trade:…` on an element.
 *
 * @returns `false` if a listener prevented it.
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
