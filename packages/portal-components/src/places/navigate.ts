/** Begins an address that can be of no other kind, whatever follows. Most do, and are not parsed. */
const SURELY_WEB = /^(?:[#?.]|\/(?!\/))/
/** A stand-in for the address of whatever page it is: against it every relative address is a web address. */
const ANY_PAGE = 'https://portal.invalid/'

/** The addresses that the console has told of. */
const told = new Set<string>()

/**
 * Returns an address that a page may lead to: http, https or relative. `null` for any other, such as a script's, and the
 * console says so.
 */
export function webAddress(address: string): string | null {
  if (SURELY_WEB.test(address)) return address
  const protocol = URL.canParse(address, ANY_PAGE) ? new URL(address, ANY_PAGE).protocol : ''
  if (protocol === 'https:' || protocol === 'http:') return address
  if (!told.has(address)) console.warn(`“${address}” was ignored: a page leads to http(s) addresses alone.`)
  told.add(address)
  return null
}

/** Goes to an address in this window. All navigation by code is done here; what is no web address leads nowhere. */
export function navigate(address: string): void {
  if (webAddress(address) !== null) window.location.assign(address)
}
