import { channelsOf, hexOf } from './derive'
import { lineage } from './scheme'

/** The first opaque colour behind an element; `null` where nothing is painted but the browser's own page. */
export function groundOf(element: Element): string | null {
  const view = element.ownerDocument.defaultView
  for (const one of lineage(element).slice(1)) {
    const channels = channelsOf(view?.getComputedStyle(one).backgroundColor ?? '')
    if (channels && channels.alpha >= 1) return hexOf(channels)
  }
  return null
}
