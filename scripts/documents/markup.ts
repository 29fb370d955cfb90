import { JSDOM } from 'jsdom'
import { portalDocs } from '../../packages/portal-components/src/manifest/otherElements.ts'
import { sharedAttributes } from '../../packages/portal-components/src/manifest/elements.ts'
import { describedElements } from '../elementManifest.ts'

const ours = new Map(describedElements.map(({ tag, attributes }) => [tag, attributes.map(([name]) => name)]))
const everywhere = ['class', 'hidden', 'id', 'lang', 'slot', 'style', 'title', ...sharedAttributes]
const scripts = [
  'crossorigin',
  'integrity',
  'src',
  'type',
  ...Object.keys(portalDocs).map((name) => `data-${name}`),
]

/** Lists the problems of some HTML: an unclosed tag, or an unknown element or attribute of ours. */
export function problemsOfMarkup(html: string): string[] {
  const { document, HTMLUnknownElement } = new JSDOM(html).window
  const elements = allIn(document.documentElement)
  const problems = elements.flatMap((element) => {
    const tag = element.localName
    const names = [...element.attributes].map(({ name }) => name)
    if (element instanceof HTMLUnknownElement || (tag.includes('-') && !ours.has(tag))) return [`no <${tag}>`]
    const known = knownOf(element)
    return known ? names.filter((name) => !known.includes(name)).map((name) => `<${tag}> has no ${name}`) : []
  })
  for (const tag of new Set(elements.map(({ localName }) => localName)))
    if (tag.includes('-') && count(html, `<${tag}[\\s>]`) !== count(html, `</${tag}>`))
      problems.push(`<${tag}> is left open`)
  return problems
}

/** The scripts within some HTML. */
export function scriptsIn(html: string): string[] {
  const found = new JSDOM(html).window.document.querySelectorAll('script')
  return [...found].map(({ textContent }) => textContent.trim()).filter(Boolean)
}

/** Returns the known attributes of an element of ours or of its script, or null for other elements. */
function knownOf(element: Element): string[] | null {
  const attributes = ours.get(element.localName)
  if (attributes) return [...attributes, ...everywhere]
  const isLoader = /embed\/portal[-\w]*\.js$/.test(element.getAttribute('src') ?? '')
  return isLoader ? scripts : null
}

/** Elements in templates belong to a separate document. */
function allIn(parent: Element | DocumentFragment): Element[] {
  return [...parent.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.localName === 'template' ? allIn((element as HTMLTemplateElement).content) : []),
  ])
}

function count(text: string, pattern: string): number {
  return text.match(new RegExp(pattern, 'g'))?.length ?? 0
}
