import type { SeedSuburb } from '@trade-portal/fluid-sandbox'

/** A town's name, postal code and place on the map. */
type Row = readonly [suburb: string, postcode: string, latitude: number, longitude: number]

/** Places of one state. */
export function suburbsOf(stateId: string, list: readonly Row[]): SeedSuburb[] {
  return list.map(([suburb, postcode, latitude, longitude]) => ({
    suburb,
    stateId,
    postcode,
    latitude,
    longitude,
  }))
}
