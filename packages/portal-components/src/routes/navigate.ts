/** Matches the start of addresses that must be web addresses. Most are, and need no parsing. */
const SURELY_WEB = /^(?:[#?.]|\/(?!\/))/
/** A substitute for any page's address: every address relative to it is a web address. */
const ANY_PAGE = 'https://portal.invalid/'

/** Addresses with a warning in the console. */
const warned = new Set<string>()

/**
 * Returns an address that a page may lead to: http, https or relative. Any other, such as a script's, gives `null` and
 * a warning in the console.
 */
export function webAddress(address: string): string | null {
  if (SURELY_WEB.test(address)) return address
  const protocol = URL.canParse(address, ANY_PAGE) ? new URL(address, ANY_PAGE).protocol : ''
  if (protocol === 'https:' || protocol === 'http:') return address
  if (!warned.has(address)) console.warn(`“${address}” was ignored: a page leads to http(s) addresses alone.`)
  warned.add(address)
  return null
}

/** Goes to an address in this window, if it is a web address. All navigation by code uses this function. */
export function navigate(address: string): void {
  if (webAddress(address) !== null) window.location.assign(address)
}
