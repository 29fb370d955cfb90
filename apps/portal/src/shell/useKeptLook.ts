import { lazyCode, whenIdle } from '@trade-portal/portal-components/host'
import type { SessionStatus } from '@trade-portal/portal-components/host'
import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useNavigation, usePlace } from '../place/PlaceContext'

const look = lazyCode(() => import('./keptLook'))

/** Keeps the look of each page as it is left, for the first look of its next load. Use it once, on the main element. */
export function useKeptLook(session: SessionStatus, mainRef: RefObject<HTMLElement | null>) {
  const username = session.status === 'signedIn' ? session.session.username : null
  const { path, query } = usePlace()
  const { subscribe } = useNavigation()
  const shown = useRef(path + query)

  // Comes once the page has nothing else to do: one that is left before is not kept.
  useEffect(() => whenIdle(() => void look.read().catch(() => undefined)), [])

  useEffect(() => {
    shown.current = path + query
  }, [path, query])

  useEffect(() => {
    const keep = () => {
      if (mainRef.current && username !== null)
        look.current?.keepLook({ username, place: shown.current, main: mainRef.current })
    }
    const stop = subscribe(keep)
    // A phone may put an end to a page that is out of sight without a word.
    document.addEventListener('visibilitychange', keep)
    window.addEventListener('pagehide', keep)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', keep)
      window.removeEventListener('pagehide', keep)
    }
  }, [username, mainRef, subscribe])
}
