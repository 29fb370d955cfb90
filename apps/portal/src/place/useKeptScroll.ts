import { useStored } from '@trade-portal/portal-components/host'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigation, usePlace } from './PlaceContext'

/**
 * Begins a new place at its top, and shows one that Back finds as it was scrolled. Use it once, while somebody is
 * signed in, so that it writes nothing down after they have signed out.
 */
export function useKeptScroll() {
  const place = usePlace()
  const { subscribe } = useNavigation()
  const shownKey = useRef(place.key)
  const positions = useStored('scroll', positionsOf)

  const restore = useEffectEvent(() => {
    const stored = positions.read()?.[place.key]
    if (stored !== undefined) window.scrollTo(0, stored)
    else if (!place.isScrollKept) window.scrollTo(0, 0)
  })
  const keep = useEffectEvent(() =>
    positions.write({ ...positions.read(), [shownKey.current]: window.scrollY }),
  )

  useLayoutEffect(() => {
    shownKey.current = place.key
    restore()
  }, [place])

  useEffect(() => {
    const { history } = window
    const takeOver = () => (history.scrollRestoration = 'manual')
    const leave = () => {
      keep()
      // The browser restores better what it loads again.
      history.scrollRestoration = 'auto'
    }
    takeOver()
    const stop = subscribe(() => keep())
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

/** Takes the positions by their places; anybody may have written something else under their name. */
function positionsOf(value: unknown): Positions | null {
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value)
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
}
