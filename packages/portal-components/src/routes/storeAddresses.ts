import type { Branch } from '@trade-portal/fluid-sdk'

const ZOOM = 16

/** Returns a map's query for a store: its position, else its address; `null` without either. */
function queryOf({ address, position }: Branch): string | null {
  if (position) return `${position.latitude},${position.longitude}`
  return address.length > 0 ? address.join(', ') : null
}

/** Returns the address of an embedded map of a store, by the merchant's key; `null` without position and address. */
export function embeddedMapAddress(store: Branch, key: string): string | null {
  const query = queryOf(store)
  if (query === null) return null
  const parameters = new URLSearchParams({ key, q: query, zoom: String(ZOOM) })
  return `https://www.google.com/maps/embed/v1/place?${parameters}`
}

/** Returns the address of a map page for a store, which needs no key. */
export function mapAddress(store: Branch): string | null {
  const query = queryOf(store)
  if (query === null) return null
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
