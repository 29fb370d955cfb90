/** An element's opening tag. */
export interface Tag {
  /** In lower case. */
  name: string
  /** By their names in lower case; an attribute without a value is empty. */
  attributes: Readonly<Record<string, string>>
}

const ATTRIBUTES = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`
const SKIPPED = String.raw`<!--[^]*?-->|<\/`
const TAG = new RegExp(String.raw`${SKIPPED}|<([a-z][\w-]*)(${ATTRIBUTES})>`, 'gi')
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g
/** Elements whose content is text, whatever it looks like. */
const RAW = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'noscript'])

/** Lists the opening tags of a page, including those inside templates. Needs no DOM. */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = []
  const pattern = new RegExp(TAG)
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) {
    const [, written, attributes = ''] = match
    if (written === undefined) continue
    const name = written.toLowerCase()
    tags.push({ name, attributes: readAttributes(attributes) })
    if (RAW.has(name)) pattern.lastIndex = endOf(html, name, pattern.lastIndex)
  }
  return tags
}

function readAttributes(text: string): Tag['attributes'] {
  const found: Record<string, string> = {}
  for (const [, name = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    // The first of two attributes with one name wins, as in a browser.
    found[name.toLowerCase()] ??= decoded(double ?? single ?? bare ?? '')
  }
  return found
}

/** Finds the end of an element's text; an unclosed element extends to the end of the page. */
function endOf(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? html.length
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

function decoded(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name: string) => {
    const code = decimal ? Number(decimal) : hex ? parseInt(String(hex), 16) : null
    if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    return ENTITIES[name] ?? whole
  })
}
