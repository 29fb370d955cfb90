import { startTransition, useLayoutEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { PlaceContext } from './PlaceContext'
import type { PlaceHistory } from './placeHistory'

export interface PlaceProviderProps {
  history: PlaceHistory
  children: ReactNode
}

/** Tells the pages within where they are. The last page stands until the files of the next one have come. */
export function PlaceProvider({ history, children }: PlaceProviderProps) {
  const [place, setPlace] = useState(history.current)
  const [visited] = useState(() => new Map<string, string>())
  // Before the effects of the pages, since a page may lead on at once.
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setPlace(history.current()))
    // The place may have changed while the portal was drawn, bit by bit, for the first time.
    follow()
    return history.subscribe(follow)
  }, [history])
  return <PlaceContext value={{ place, history, visited }}>{children}</PlaceContext>
}
