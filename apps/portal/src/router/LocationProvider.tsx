import { startTransition, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { LocationContext } from './LocationContext'
import type { PortalHistory } from './portalHistory'

/** Provides the current location. The last page stays until the next one’s files have loaded. */
export function LocationProvider({ history, children }: { history: PortalHistory; children: ReactNode }) {
  const [location, setLocation] = useState(history.current)
  const [visited] = useState(() => new Map<string, string>())
  // A layout effect: a page’s own effects may redirect at once.
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setLocation(history.current()))
    // The location may have changed during the first concurrent render.
    follow()
    return history.subscribe(follow)
  }, [history])
  return <LocationContext value={{ location, history, visited }}>{children}</LocationContext>
}
