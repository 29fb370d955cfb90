import type { Branch } from '@trade-portal/fluid-sdk'

const ZOOM = 16

/** How a map finds a store: by its position, else by its address; `null` without either. */
function queryOf({ address, position }: Branch): string | null {
  if (position) return `${position.latitude},${position.longitude}`
  return address.length > 0 ? address.join(', ') : null
}

/** The address of an embedded map of a store, by the merchant's key for maps; `null` where there is nothing to find it by. */
export function embeddedMapAddress(store: Branch, key: string): string | null {
  const query = queryOf(store)
  if (query === null) return null
  const parameters = new URLSearchParams({ key, q: query, zoom: String(ZOOM) })
  return `https://www.google.com/maps/embed/v1/place?${parameters}`
}

/** The address of a map of a store on a page of its own, which needs no key. */
export function mapAddress(store: Branch): string | null {
  const query = queryOf(store)
  if (query === null) return null
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`
}
