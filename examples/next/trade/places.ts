const ROOT = '/trade'

/** The pages of the portal that this website has; widgets offer no link to any other. */
export const places = ['/products', '/cart', '/checkout']

/** The address of a place of the portal on this website. */
export function addressOf(place: string): string {
  return place === '/' ? '/' : ROOT + place
}

/** Returns the portal's path for an address of this website. */
export function placeAt(address: string): string {
  return address.slice(ROOT.length)
}
