import { readTags } from './readTags'
import type { Tag } from './readTags'

/** The page as fetched, or its current state in a browser. */
export interface PageInput {
  url: string
  html: string
  /** The answer's headers; `null` if they are unknown. */
  headers: Headers | null
  /** Policies named in the browser's reports of blocked resources. */
  reportedPolicies?: readonly string[]
}

/** The parts of a page that the checks use. */
export interface Page {
  url: string
  origin: string
  tags: readonly Tag[]
  /** The policies of the header and of `<meta>`. A resource must satisfy each of them. */
  policies: readonly string[]
  areHeadersKnown: boolean
  /** Scripts with an address. */
  scripts: readonly PageScript[]
  /** The address of the merchant's configuration, named by `<trade-portal>` or else by a script. */
  configurationUrl: string | null
  /** Stylesheets that may contain the merchant's style variables. */
  themeUrls: readonly string[]
}

export interface PageScript {
  url: string
  attributes: Tag['attributes']
}

/** Reads a page from its HTML and headers. */
export function readPage({ url, html, headers, reportedPolicies = [] }: PageInput): Page {
  const tags = readTags(html)
  const base = resolved(tags.find(({ name }) => name === 'base')?.attributes['href'], url) ?? url
  const address = (written: string | undefined) => resolved(written, base)
  const scripts = tags
    .filter(({ name }) => name === 'script')
    .flatMap(({ attributes }) => {
      const found = address(attributes['src'])
      return found ? [{ url: found, attributes }] : []
    })
  const portals = tags.filter(({ name }) => name === 'trade-portal')
  const said = (name: string) => [
    ...portals.map(({ attributes }) => attributes[name]),
    ...scripts.map(({ attributes }) => attributes[`data-${name}`]),
  ]
  const links = tags.filter(
    ({ name, attributes }) => name === 'link' && /\bstylesheet\b/i.test(attributes['rel'] ?? ''),
  )
  const linked = links.flatMap(({ attributes }) => {
    const href = attributes['href']
    return href !== undefined && /(^|\/)theme\.css([?#]|$)/.test(href) ? [href] : []
  })
  return {
    url,
    origin: new URL(url).origin,
    tags,
    policies: [...new Set([...policiesOf(headers), ...metaPolicies(tags), ...reportedPolicies])],
    areHeadersKnown: headers !== null,
    scripts,
    configurationUrl:
      said('configuration')
        .map(address)
        .find((found) => found !== null) ?? null,
    themeUrls: [...new Set([...said('theme'), ...linked].flatMap((written) => address(written) ?? []))],
  }
}

function policiesOf(headers: Headers | null): string[] {
  // Several headers arrive as one, separated by commas.
  const policies = headers?.get('content-security-policy')?.split(',') ?? []
  return policies.map((policy) => policy.trim()).filter(Boolean)
}

const metaPolicies = (tags: readonly Tag[]) =>
  tags.flatMap(({ name, attributes }) =>
    name === 'meta' && attributes['http-equiv']?.toLowerCase() === 'content-security-policy'
      ? [attributes['content'] ?? '']
      : [],
  )

function resolved(written: string | undefined, base: string): string | null {
  return written !== undefined && written.trim() !== '' && URL.canParse(written, base)
    ? new URL(written, base).href
    : null
}
