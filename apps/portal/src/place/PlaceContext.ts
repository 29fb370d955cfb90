import { createContext, use } from 'react'
import type { Place, PlaceHistory } from './placeHistory'

export const PlaceContext = createContext<{ place: Place; history: PlaceHistory } | null>(null)

/** The place that is shown. */
export function usePlace(): Place {
  return usePlaces().place
}

/** The ways to other places. */
export function useNavigation(): PlaceHistory {
  return usePlaces().history
}

function usePlaces() {
  const places = use(PlaceContext)
  if (!places) throw new Error('A page of the portal needs a <PlaceProvider> around it.')
  return places
}
