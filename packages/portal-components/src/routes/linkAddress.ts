const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])
/** With `//` before it, `ftp://example.com` would lead to a host named ftp. */
const OF_ANOTHER_KIND = /^(?!https?:)[a-z][a-z\d+.-]*:\/\//i

/**
 * Returns the address of a link written by a merchant: `www.example.com` becomes `//www.example.com`; web, mail and
 * telephone addresses, `#…` and `/…` stay unchanged. `null` for any other kind, such as a script.
 */
export function linkAddress(written: string): string | null {
  const text = written.trim()
  if (text === '' || OF_ANOTHER_KIND.test(text)) return null
  const address = /^(https?:|mailto:|tel:|[#/])/i.test(text) ? text : `//${text}`
  const url = URL.canParse(address, 'https://portal.invalid')
    ? new URL(address, 'https://portal.invalid')
    : null
  return url && FOLLOWED.has(url.protocol) ? address : null
}

/** Returns the website in a link's address, such as `www.example.com`; `null` for a portal's page, a mail or a call. */
export function externalSite(address: string): string | null {
  return /^(https?:)?\/\//i.test(address) ? new URL(address, 'https://portal.invalid').host : null
}

/** Returns the address of a link that begins an e-mail. */
export function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
