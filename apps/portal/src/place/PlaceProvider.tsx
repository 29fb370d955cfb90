import { startTransition, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { PlaceContext } from './PlaceContext'
import type { PlaceHistory } from './placeHistory'

export interface PlaceProviderProps {
  history: PlaceHistory
  children: ReactNode
}

/** Provides the current location. The last page stays until the next one’s files have loaded. */
export function PlaceProvider({ history, children }: PlaceProviderProps) {
  const [place, setPlace] = useState(history.current)
  const [visited] = useState(() => new Map<string, string>())
  // A layout effect: a page’s own effects may redirect at once.
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(history.current()))
    // The location may have changed during the first concurrent render.
    follow()
    return history.subscribe(follow)
  }, [history])
  return <PlaceContext value={{ place, history, visited }}>{children}</PlaceContext>
}
