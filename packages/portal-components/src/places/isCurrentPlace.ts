/**
 * Tells whether a path is that of a place or lies under it. A quote lies under the orders, whose table lists it.
 *
 * @param path as it stands in the address, such as `/orders/1042-0`.
 */
export function isCurrentPlace(path: string, to: string): boolean {
  const at = path.startsWith('/quotes/') ? '/orders' : path
  return at === to || (to !== '/' && at.startsWith(`${to}/`))
}
