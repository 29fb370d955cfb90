import { createContext, use } from 'react'
import type { Place, PlaceHistory } from './placeHistory'

interface Places {
  place: Place
  history: PlaceHistory
  /** The link that left each entry last, by the entry’s key; `''` before. */
  visited: Map<string, string>
}

export const PlaceContext = createContext<Places | null>(null)

/** The current location. */
export function usePlace(): Place {
  return usePlaces().place
}

/** Navigation to other locations. */
export function useNavigation(): PlaceHistory {
  return usePlaces().history
}

/** The entries shown so far, with the link that left each. */
export function useVisited(): Map<string, string> {
  return usePlaces().visited
}

function usePlaces() {
  const places = use(PlaceContext)
  if (!places) throw new Error('A page of the portal needs a <PlaceProvider> around it.')
  return places
}
