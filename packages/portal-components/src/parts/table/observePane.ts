import { observeWindowOffset, windowScroll } from '@tanstack/react-virtual'
import type { Virtualizer } from '@tanstack/react-virtual'

type RowVirtualizer = Virtualizer<Window, HTMLTableRowElement>

/** After so long without a further event the scrolling is over. */
const REST_MS = 150

/**
 * The page's scrolling, or that of the pane that `paneNow` names, for a virtualizer of the window: which of the two
 * scrolls the rows is known only once they are laid out, and may change.
 */
export function observePane(paneNow: () => HTMLElement | null) {
  return {
    observeElementOffset(
      virtualizer: RowVirtualizer,
      report: (offset: number, isScrolling: boolean) => void,
    ) {
      const stopPage = observeWindowOffset(virtualizer, (offset, isScrolling) => {
        if (!paneNow()) report(offset, isScrolling)
      })
      let rest: ReturnType<typeof setTimeout> | undefined
      // A pane's own event does not bubble; it passes the document on its way down.
      const scroll = ({ target }: Event) => {
        const pane = paneNow()
        if (!pane || target !== pane) return
        report(pane.scrollTop, true)
        clearTimeout(rest)
        rest = setTimeout(() => report(pane.scrollTop, false), REST_MS)
      }
      document.addEventListener('scroll', scroll, { capture: true, passive: true })
      return () => {
        stopPage?.()
        clearTimeout(rest)
        document.removeEventListener('scroll', scroll, { capture: true })
      }
    },
    scrollToFn(offset: number, options: Parameters<typeof windowScroll>[1], virtualizer: RowVirtualizer) {
      const pane = paneNow()
      if (pane) pane.scrollTo({ top: offset + (options.adjustments ?? 0), behavior: options.behavior })
      else windowScroll(offset, options, virtualizer)
    },
  }
}
