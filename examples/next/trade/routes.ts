const ROOT = '/trade'

/** The portal's routes on this website; widgets link to no other. */
export const routes = ['/products', '/cart', '/checkout']

/** Returns the address of a portal's route on this website. */
export function addressOf(place: string): string {
  return place === '/' ? '/' : ROOT + place
}

/** Returns the portal's path for an address of this website. */
export function routeAt(address: string): string {
  return address.slice(ROOT.length)
}
