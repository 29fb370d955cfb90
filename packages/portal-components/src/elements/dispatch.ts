/** Dispatched on a `<trade-portal>` after a change of its properties or attributes; it does not bubble. */
export const PORTAL_CHANGE = 'trade:portal-change'

/** Dispatched on a `<trade-portal>` when its page reports that its customer may have changed; it does not bubble. */
export const SESSION_CHANGED = 'trade:session-changed'

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
