/**
 * The address of a banner's link: a place of the portal (`/products/…` or `#/products/…`), or an http(s) address,
 * resolved against the merchant's endpoint; `null` for any other text.
 */
export function bannerHref(link: string, endpoint: string, hrefFor: (to: string) => string): string | null {
  const address = link.trim()
  if (address === '') return null
  const place = address.replace(/^#(?=\/)/, '')
  if (/^\/(?!\/)/.test(place)) return hrefFor(place)
  try {
    const { href, protocol } = new URL(address, `${endpoint}/`)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
