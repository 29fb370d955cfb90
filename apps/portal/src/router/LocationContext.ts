import { createContext, use } from 'react'
import type { PortalLocation, PortalHistory } from './portalHistory'

interface Locations {
  location: PortalLocation
  history: PortalHistory
  /** The link that left each entry last, by the entry’s key; `''` before. */
  visited: Map<string, string>
}

export const LocationContext = createContext<Locations | null>(null)

/** The current location. */
export function usePortalLocation(): PortalLocation {
  return useLocations().location
}

/** Navigation to other locations. */
export function useNavigation(): PortalHistory {
  return useLocations().history
}

/** The entries shown so far, with the link that left each. */
export function useVisited(): Map<string, string> {
  return useLocations().visited
}

function useLocations() {
  const locations = use(LocationContext)
  if (!locations) throw new Error('A page of the portal needs a <LocationProvider> around it.')
  return locations
}
