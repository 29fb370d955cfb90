const FOLLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])
/** With `//` before it, `ftp://example.com` would lead to a host named ftp. */
const OF_ANOTHER_KIND = /^(?!https?:)[a-z][a-z\d+.-]*:\/\//i

/**
 * The address of a link as a merchant wrote it: `www.example.com` becomes `//www.example.com`; web, mail and telephone
 * addresses, `#…` and `/…` stay as they are. `null` for what leads to anything else, such as a script.
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

/** The name of the website that a link's address leads to, such as `www.example.com`; `null` for a place here, a mail or a call. */
export function externalSite(address: string): string | null {
  return /^(https?:)?\/\//i.test(address) ? new URL(address, 'https://portal.invalid').host : null
}
