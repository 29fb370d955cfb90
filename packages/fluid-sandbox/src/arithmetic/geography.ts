export interface Position {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6371

/** Kilometres between two places as the crow flies (haversine), to one decimal. */
export function distanceKm(from: Position, to: Position): number {
  const latitude = radians(to.latitude - from.latitude)
  const longitude = radians(to.longitude - from.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude / 2) ** 2
  return Math.round(2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord))) * 10) / 10
}

/** Returns whether a position is known: the wire has 0, 0 for an unknown one. */
export function isKnown({ latitude, longitude }: Position): boolean {
  return latitude !== 0 || longitude !== 0
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
