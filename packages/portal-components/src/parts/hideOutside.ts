import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside'

/** Marks what React Aria never hides. */
const SPARED = 'data-react-aria-top-layer'

/**
 * Hides all but an overlay from screen readers by attributes that cost the browser nothing. Call it before React Aria
 * makes all but the overlay inert, which it does by an effect of its own: for as long, the page passes for what it spares.
 *
 * @returns a function that shows the rest again.
 */
export function hideOutside(overlay: Element): () => void {
  const spared = [...document.body.children].filter((child) => !child.hasAttribute(SPARED))
  for (const child of spared) child.setAttribute(SPARED, '')
  let show: (() => void) | undefined
  let isOver = false
  // After all effects, and before anything else that a person or the page may do.
  queueMicrotask(() => {
    for (const child of spared) child.removeAttribute(SPARED)
    if (!isOver) show = ariaHideOutside([overlay])
  })
  return () => {
    isOver = true
    show?.()
  }
}
