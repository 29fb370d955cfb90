import { number, text } from '../calls/decode'
import type { Untrusted } from '../calls/decode'
import type { WireBranch } from '../wire/checkout'

export interface Branch {
  id: string
  name: string
  /** The non-empty lines of the address. */
  address: string[]
  phone: string
  /** `null` when unknown, or when both are 0. */
  position: { latitude: number; longitude: number } | null
}

/** Decodes a branch. */
export function toBranch(row: NonNullable<Untrusted<WireBranch>>): Branch {
  return {
    id: text(row.branchID),
    name: text(row.branchName) || text(row.branchID),
    address: [row.address1, row.address2, row.address3].map((line) => text(line).trim()).filter(Boolean),
    phone: text(row.phone).trim(),
    position: toPosition(row),
  }
}

/** Decodes a position on the map. The wire has 0, 0 for an unknown one. */
export function toPosition(row: { latitude?: unknown; longitude?: unknown } | null | undefined) {
  const latitude = number(row?.latitude)
  const longitude = number(row?.longitude)
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null
  return { latitude, longitude }
}
