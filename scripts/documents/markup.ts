import { JSDOM } from 'jsdom'
import { portalDocs } from '../../packages/portal-components/src/manifest/otherElements.ts'
import { sharedAttributes } from '../../packages/portal-components/src/manifest/elements.ts'
import { toldElements } from '../elementManifest.ts'

const ours = new Map(toldElements.map(({ tag, attributes }) => [tag, attributes.map(([name]) => name)]))
const everywhere = ['class', 'hidden', 'id', 'lang', 'slot', 'style', 'title', ...sharedAttributes]
const scripts = [
  'crossorigin',
  'integrity',
  'src',
  'type',
  ...Object.keys(portalDocs).map((name) => `data-${name}`),
]

/** Says what is wrong with some HTML: a tag left open, an element or an attribute of ours that does not exist. */
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

/** The attributes that an element of ours may have, or the script that brings them; of others nothing is said. */
function knownOf(element: Element): string[] | null {
  const attributes = ours.get(element.localName)
  if (attributes) return [...attributes, ...everywhere]
  const isLoader = /embed\/portal[-\w]*\.js$/.test(element.getAttribute('src') ?? '')
  return isLoader ? scripts : null
}

/** Elements in templates are in a document of their own. */
function allIn(parent: Element | DocumentFragment): Element[] {
  return [...parent.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.localName === 'template' ? allIn((element as HTMLTemplateElement).content) : []),
  ])
}

function count(text: string, pattern: string): number {
  return text.match(new RegExp(pattern, 'g'))?.length ?? 0
}
