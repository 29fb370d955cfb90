import { elements, smallElements, sharedAttributes } from '../manifest/elements'
import type { ElementFacts } from '../manifest/ElementFacts'
import { pieceDocs, portalDocs } from '../manifest/otherElements'
import { distinct, findingsOf } from './findings'
import type { Finding } from './findings'
import { didYouMean, nearest } from './nearest'
import type { Page } from './readPage'
import type { Tag } from './readTags'

const { fault, good, hint } = findingsOf('page')

/** The start of each element's tag. */
const OWN = 'trade-'

/** The attributes of each element, by its tag. */
const known = new Map<string, readonly string[]>([
  ['trade-portal', [...Object.keys(portalDocs), ...sharedAttributes]],
  ...Object.entries<ElementFacts>(elements).map(
    ([name, { attributes = [], isModal }]): [string, string[]] => [
      `${OWN}${name}`,
      [...attributes, ...(isModal ? ['open'] : []), ...sharedAttributes],
    ],
  ),
  ...Object.entries(pieceDocs).map(([name, { attributes = {} }]): [string, string[]] => [
    `${OWN}${name}`,
    [...Object.keys(attributes), ...sharedAttributes],
  ]),
])

/** Attributes allowed on every element of a page, and those of frameworks. */
const GLOBAL = new Set(
  'accesskey autofocus class dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype key lang nonce part popover ref role slot spellcheck style suppresshydrationwarning tabindex title translate xmlns'.split(
    ' ',
  ),
)
const OF_OTHERS = /^(aria-|data-|on|trade-attr--|trade-|v-|x-|ng-|_ng|hx-|:|@|\[|\(|#|\*)/

/** Inline elements and overlays, which reserve no space. */
const SMALL = new Set(['portal', ...Object.keys(pieceDocs), ...smallElements].map((name) => `${OWN}${name}`))

/** Checks the page's elements: each must be known, with its attributes, and must reserve space. */
export function checkElements({ tags }: Page): Finding[] {
  const own = tags.filter(({ name }) => name.startsWith(OWN))
  const found = own.filter(({ name }) => known.has(name))
  const shown = [...new Set(found.map(({ name }) => name))].filter((name) => name !== 'trade-portal')
  const names =
    shown.length > 0
      ? good(`The page has ${shown.map((name) => `<${name}>`).join(', ')}.`)
      : hint(
          'No element stands in the page’s HTML.',
          'A script of the page may put them there; otherwise add one, such as <trade-product-list>.',
        )
  return [
    names,
    ...distinct([...own.flatMap(checkName), ...found.flatMap(checkAttributes)]),
    ...checkRoutes(found),
  ]
}

function checkName({ name }: Tag): Finding[] {
  if (known.has(name)) return []
  const meant = nearest(
    name.slice(OWN.length),
    [...known.keys()].map((tag) => tag.slice(OWN.length)),
  )
  const remedy = meant === null ? 'docs/embed.md has the elements.' : `Did you mean <${OWN}${meant}>?`
  return [fault(`<${name}> is no element: it shows nothing.`, remedy)]
}

function checkAttributes({ name, attributes }: Tag): Finding[] {
  const all = known.get(name) ?? []
  return Object.keys(attributes)
    .filter((attribute) => !all.includes(attribute) && !GLOBAL.has(attribute) && !OF_OTHERS.test(attribute))
    .map((attribute) => {
      const says = `<${name}> has no attribute ${attribute}.`
      const meant = didYouMean(attribute, all)
      return meant === undefined ? hint(says) : fault(says, meant)
    })
}

/** Only an inline style is visible here; a class or an id may have the same effect. */
function checkRoutes(found: readonly Tag[]): Finding[] {
  const loose = found.filter(
    ({ name, attributes }) =>
      !SMALL.has(name) &&
      !/(height|block-size|aspect-ratio)\s*:/.test(attributes['style'] ?? '') &&
      !('class' in attributes || 'id' in attributes || 'hidden' in attributes),
  )
  if (loose.length === 0) return []
  const names = [...new Set(loose.map(({ name }) => `<${name}>`))].join(', ')
  return [
    hint(
      `${names}: without a height of its own the page moves when the widget comes.`,
      'Write style="display: block; min-height: 640px", or the same in a stylesheet.',
    ),
  ]
}
