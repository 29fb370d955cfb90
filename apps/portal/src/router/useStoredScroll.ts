import { useStored } from '@trade-portal/portal-components/host'
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigation, usePortalLocation } from './LocationContext'

/**
 * Scrolls a new location to its top, and restores the scroll position after Back. Use it once, inside the signed-in part,
 * so that it stores nothing after sign-out.
 */
export function useStoredScroll() {
  const location = usePortalLocation()
  const { subscribe } = useNavigation()
  const shownKey = useRef(location.key)
  const positions = useStored('scroll', positionsOf)

  const restore = useEffectEvent(() => {
    const stored = positions.read()?.[location.key]
    if (stored !== undefined) window.scrollTo(0, stored)
    else if (!location.isScrollPreserved) window.scrollTo(0, 0)
  })
  const store = useEffectEvent(() =>
    positions.write({ ...positions.read(), [shownKey.current]: window.scrollY }),
  )

  useLayoutEffect(() => {
    shownKey.current = location.key
    restore()
  }, [location])

  useEffect(() => {
    const { history } = window
    const takeOver = () => (history.scrollRestoration = 'manual')
    const leave = () => {
      store()
      // After a reload the browser’s own restoration is better.
      history.scrollRestoration = 'auto'
    }
    takeOver()
    const stop = subscribe(() => store())
    const listening = new AbortController()
    window.addEventListener('pagehide', leave, { signal: listening.signal })
    window.addEventListener('pageshow', takeOver, { signal: listening.signal })
    return () => {
      stop()
      history.scrollRestoration = 'auto'
      listening.abort()
    }
  }, [subscribe])
}

type Positions = Partial<Record<string, number>>

/** Parses the stored positions; another script may have written something else under this key. */
function positionsOf(value: unknown): Positions | null {
  if (typeof value !== 'object' || value === null) return null
  const entries = Object.entries(value)
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => Number.isFinite(entry[1])))
}
