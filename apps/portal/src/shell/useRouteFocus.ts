import { useEffect, useEffectEvent, useRef } from 'react'
import { usePortalLocation, useVisited } from '../router/LocationContext'
import { takeMoveBeforeStart } from '../typedBeforeStart'

/**
 * Moves focus to the heading of a new page, so that a screen reader reads it and Tab starts there. Back and Forward return
 * it to the followed link, or to the heading if the link is gone. The first page after a load keeps the browser's focus.
 * Use it once, on the page's main element.
 */
export function useRouteFocus() {
  const mainRef = useRef<HTMLElement>(null)
  const { path, key } = usePortalLocation()
  const visited = useVisited()
  const openerOf = useEffectEvent(() => {
    const isFirst = visited.size === 0 && !takeMoveBeforeStart()
    return isFirst ? null : (visited.get(key) ?? '')
  })

  useEffect(() => {
    const main = mainRef.current
    const opener = openerOf()
    // The page may have focused a field itself.
    const hasField =
      main?.contains(document.activeElement) && document.activeElement?.matches('input, textarea')
    if (opener === null || !main || hasField) return
    // The heading comes with the data; until then the page itself holds the focus.
    main.focus({ preventScroll: true })
    let held: HTMLElement = main
    const observer = new MutationObserver(follow)
    function follow() {
      const { activeElement, body } = document
      if (activeElement !== held && activeElement !== body) return observer.disconnect()
      const link = opener ? shownOf(main, `a[href="${CSS.escape(opener)}"]`) : undefined
      // The last page’s heading may remain, hidden until the new page’s files have loaded.
      const target = link ?? shownOf(main, 'h1')
      if (target && target !== held) {
        if (!link) target.tabIndex = -1
        target.focus({ preventScroll: true })
        held = target
      }
      if (link || (target && !opener)) observer.disconnect()
    }
    observer.observe(main, { childList: true, subtree: true })
    follow()
    return () => observer.disconnect()
  }, [path])

  useEffect(() => {
    visited.set(key, visited.get(key) ?? '')
    const note = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (link) visited.set(key, link.getAttribute('href') ?? '')
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [key, visited])

  return mainRef
}

function shownOf(main: HTMLElement | null, selector: string): HTMLElement | undefined {
  const found = main?.querySelectorAll<HTMLElement>(selector) ?? []
  return [...found].find((element) => element.getClientRects().length > 0)
}
