import { createContext, use } from 'react'
import type { Place, PlaceHistory } from './placeHistory'

interface Places {
  place: Place
  history: PlaceHistory
  /** The address of the link that each entry was last left by, by the entry's key; `''` until one was. */
  visited: Map<string, string>
}

export const PlaceContext = createContext<Places | null>(null)

/** The place that is shown. */
export function usePlace(): Place {
  return usePlaces().place
}

/** The ways to other places. */
export function useNavigation(): PlaceHistory {
  return usePlaces().history
}

/** The entries that this page has shown so far, with the link that each was left by. */
export function useVisited(): Map<string, string> {
  return usePlaces().visited
}

function usePlaces() {
  const places = use(PlaceContext)
  if (!places) throw new Error('A page of the portal needs a <PlaceProvider> around it.')
  return places
}
