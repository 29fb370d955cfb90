/** The kinds of resources in a policy, each by its directive, with the directive's fallbacks. */
const FALLBACKS = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'style-src': ['style-src-elem', 'style-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
} as const

export type Directive = keyof typeof FALLBACKS

export interface Wanted {
  directive: Directive
  url: string
  /** The nonce of the script's tag. It is empty in a browser, which hides it from scripts. */
  nonce?: string | undefined
}

/** Reads the directives of one policy. The first one of a name wins. */
export function readPolicy(text: string): Map<string, string[]> {
  const directives = new Map<string, string[]>()
  for (const part of text.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

/** Returns the directive of a policy that blocks a resource, or `null` if it is allowed. */
export function refusalOf(policy: string, { directive, url, nonce }: Wanted, pageUrl: string): string | null {
  const directives = readPolicy(policy)
  const deciding = FALLBACKS[directive].find((name) => directives.has(name))
  if (deciding === undefined) return null
  const sources = directives.get(deciding) ?? []
  if (directive === 'script-src' && hasNonce(sources, nonce)) return null
  // `strict-dynamic` makes a browser ignore the addresses.
  const isStrict = directive === 'script-src' && sources.some((source) => /^'strict-dynamic'$/i.test(source))
  const isAllowed = !isStrict && sources.some((source) => matches(source, url, pageUrl))
  return isAllowed ? null : deciding
}

function hasNonce(sources: readonly string[], nonce: string | undefined): boolean {
  if (nonce === undefined) return false
  return sources.some((source) => (nonce ? source === `'nonce-${nonce}'` : /^'nonce-/i.test(source)))
}

function matches(source: string, address: string, pageUrl: string): boolean {
  const url = new URL(address)
  const page = new URL(pageUrl)
  const lower = source.toLowerCase()
  if (lower === "'self'") return isSame(url, page)
  if (lower.startsWith("'")) return false
  if (lower === '*') return /^(https?|wss?):$/.test(url.protocol) || url.protocol === page.protocol
  if (/^[a-z][a-z\d+.-]*:$/.test(lower)) return isScheme(lower, url)
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source) ?? []
  return (
    isScheme((scheme ?? page.protocol).toLowerCase(), url) &&
    isHost(host.toLowerCase(), url.hostname) &&
    isPort(port, url) &&
    isPath(path, url.pathname)
  )
}

/** Returns whether the address has the page's own origin, or the same host with https. */
function isSame(url: URL, page: URL): boolean {
  const isUpgraded =
    url.protocol === 'https:' && page.protocol === 'http:' && url.port === '' && page.port === ''
  return url.origin === page.origin || (isUpgraded && url.hostname === page.hostname)
}

const isScheme = (scheme: string, { protocol }: URL) =>
  protocol === scheme || (scheme === 'http:' && protocol === 'https:')

const isHost = (host: string, name: string) =>
  host === '*' || (host.startsWith('*.') ? name.endsWith(host.slice(1)) : name === host)

const isPort = (port: string | undefined, url: URL) =>
  port === '*' || (port === undefined ? url.port === '' : port === (url.port || defaultPort(url)))

const defaultPort = ({ protocol }: URL) => (protocol === 'https:' ? '443' : '80')

function isPath(path: string | undefined, wanted: string): boolean {
  if (path === undefined || path === '/') return true
  return path.endsWith('/') ? wanted.startsWith(path) : wanted === path
}
