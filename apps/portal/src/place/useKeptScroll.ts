import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigation, usePlace } from './PlaceContext'

/** In the tab's storage, where signing out clears it. */
const NAME = 'trade:scroll'

/**
 * Begins a new place at its top, and shows one that Back finds as it was scrolled. Use it once, while somebody is
 * signed in, so that it writes nothing down after they have signed out.
 */
export function useKeptScroll() {
  const place = usePlace()
  const { subscribe } = useNavigation()
  const shownKey = useRef(place.key)

  useLayoutEffect(() => {
    shownKey.current = place.key
    const kept = keptPositions()[place.key]
    if (kept !== undefined) window.scrollTo(0, kept)
    else if (!place.isScrollKept) window.scrollTo(0, 0)
  }, [place])

  useEffect(() => {
    const { history } = window
    const keep = () => keepPosition(shownKey.current, window.scrollY)
    const takeOver = () => (history.scrollRestoration = 'manual')
    const leave = () => {
      keep()
      // The browser restores better what it loads again.
      history.scrollRestoration = 'auto'
    }
    takeOver()
    const stop = subscribe(keep)
    window.addEventListener('pagehide', leave)
    window.addEventListener('pageshow', takeOver)
    return () => {
      stop()
      history.scrollRestoration = 'auto'
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', takeOver)
    }
  }, [subscribe])
}

type Positions = Partial<Record<string, number>>

/** Reads the positions; anybody may have written something else under their name. */
function keptPositions(): Positions {
  try {
    const written: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? '{}')
    const entries = Object.entries(typeof written === 'object' && written !== null ? written : {})
    return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
  } catch {
    return {}
  }
}

function keepPosition(key: string, position: number) {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ ...keptPositions(), [key]: position }))
  } catch {
    // Blocked or full: Back then begins at the top.
  }
}
