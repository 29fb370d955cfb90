import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages, sharedAttributes } from '../packages/portal-components/src/manifest/elements.ts'
import {
  otherElements,
  pieceDocs,
  portalDocs,
} from '../packages/portal-components/src/manifest/otherElements.ts'
import { elementDocs } from '../packages/portal-components/src/widgets/elementDocs.ts'

/** Attributes that name pages of the host. */
const pageAttributes = Object.entries(pages).map(([name, path]): [string, string] => [
  name,
  `The page of the host’s in place of \`${path}\``,
])

/** Attributes an element sets for itself, in place of its portal. */
const ownAttributes = [
  ...Object.entries(portalDocs).filter(([name]) => sharedAttributes.includes(name)),
  ...pageAttributes,
]

interface Report {
  tag: string
  about: string
  attributes: [name: string, about: string][]
}

const events = [
  'cart:change',
  'order:placed',
  'session:change',
  'product:open',
  'product:add',
  'navigate',
  'error',
  'load:start',
  'load:end',
  'load:error',
] as const

/** Every element that the script defines. */
export const describedElements: readonly Report[] = [
  {
    tag: 'trade-portal',
    about: 'Says for the elements in it, or for all of the page, whose portal they are of. It shows nothing.',
    attributes: [...Object.entries(portalDocs), ...pageAttributes],
  },
  ...Object.entries({ ...elementDocs, ...otherElements, ...pieceDocs }).map(
    ([name, { about, attributes = {} }]) => ({
      tag: `trade-${name}`,
      about,
      attributes: [...Object.entries(attributes), ...(name in pieceDocs ? [] : ownAttributes)],
    }),
  ),
]

/**
 * Writes the metadata of the elements for editors and frameworks: `custom-elements.json`, and types beside the
 * package's own.
 */
export function writeManifest(folder: string): void {
  writeFileSync(join(folder, 'embed/custom-elements.json'), `${JSON.stringify(manifest(), null, 2)}\n`)
  for (const [file, text] of Object.entries(elementTypes())) writeFileSync(join(folder, file), text)
}

/** The declarations of the elements, by their files beside the package's own. */
export function elementTypes() {
  return { 'elements.d.ts': types(), 'elements-react.d.ts': reactTypes(), 'elements-vue.d.ts': vueTypes() }
}

function manifest() {
  const path = 'portal.js'
  return {
    schemaVersion: '1.0.0',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: describedElements.map(({ tag, about, attributes }) => ({
          kind: 'class',
          customElement: true,
          tagName: tag,
          name: classOf(tag),
          description: about,
          attributes: attributes.map(([name, description]) => ({
            name,
            description,
            type: { text: 'string' },
          })),
          members: [
            ...attributes.map(([attribute]) => ({
              kind: 'field',
              name: attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
              attribute,
              type: { text: attribute === 'open' ? 'boolean' : 'string | null' },
            })),
            ...(tag === 'trade-portal'
              ? [{ kind: 'method', name: 'signOut', return: { type: { text: 'Promise<boolean>' } } }]
              : []),
          ],
          slots: [{ name: 'header', description: 'The page’s own words over the widget' }],
          events: events.map((name) => ({ name: `trade:${name}`, type: { text: 'CustomEvent' } })),
        })),
        exports: describedElements.map(({ tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: classOf(tag), module: path },
        })),
      },
    ],
  }
}

const classOf = (tag: string) => tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

function types(): string {
  const lines = describedElements.map(({ tag, about, attributes }) => {
    const fields = attributes.map(
      ([name, says]) => `    /** ${says} */\n    '${name}'?: string | undefined\n`,
    )
    return `  /** ${about} */\n  '${tag}': {\n${fields.join('')}  }\n`
  })
  return `import type { Configuration } from '@trade-portal/fluid-sdk'
import type { PartialMessages, PortalEventDetails } from './index.js'

/** The attributes of each element. */
export interface TradeElementAttributes {
${lines.join('')}}

type Camel<Name extends string> = Name extends \`\${infer First}-\${infer Rest}\`
  ? \`\${First}\${Capitalize<Camel<Rest>>}\`
  : Name

/** An element, whose attributes are properties as well: \`classId\` for \`class-id\`. \`null\` removes one. */
export type TradeElement<Attributes> = HTMLElement & {
  [Name in keyof Attributes & string as Camel<Name>]: (Name extends 'open' ? boolean : string) | null
}

/** Properties of \`<trade-portal>\`. */
export interface TradePortalElement
  extends TradeElement<Omit<TradeElementAttributes['trade-portal'], 'configuration'>> {
  /** Signs the customer out, as Sign Out does. \`false\`: they have changes that could not be sent, and chose to stay. */
  signOut(): Promise<boolean>
  configuration?: Configuration | string
  /** Hands over the session of a customer signed in by the page, or \`null\` for a guest. Asked at every load. */
  fetchSession?: () => Promise<{ id: string; username: string } | null>
  words?: PartialMessages
  /** Asks \`fetchSession\` again: the page's customer may have changed. */
  sessionChanged(): void
}

/** The details of all events: those of a provider, and of an element's loading code. */
export interface TradeEventDetails extends PortalEventDetails {
  'load:start': {}
  'load:end': {}
  /** The code could not be loaded. The element shows that and offers a retry. */
  'load:error': { message: string }
}

/** The events of the elements, by their names on the page. */
export type TradeEvents = {
  [Type in keyof TradeEventDetails as \`trade:\${Type}\`]: CustomEvent<TradeEventDetails[Type] & { version: 1 }>
}

declare global {
  interface HTMLElementTagNameMap {
    'trade-portal': TradePortalElement
${describedElements
  .slice(1)
  .map(({ tag }) => `    '${tag}': TradeElement<TradeElementAttributes['${tag}']>\n`)
  .join('')}  }
  interface HTMLElementEventMap extends TradeEvents {}
  interface DocumentEventMap extends TradeEvents {}
}
`
}

function reactTypes(): string {
  return `import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { TradeElementAttributes, TradeEvents, TradePortalElement } from './elements.js'

type Listeners = { [Name in keyof TradeEvents as \`on\${Name}\`]?: (event: TradeEvents[Name]) => void }
type Html<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element>
type Elements = {
  [Tag in keyof TradeElementAttributes]: Html<Tag extends 'trade-portal' ? TradePortalElement : HTMLElement> &
    TradeElementAttributes[Tag] &
    Listeners
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
`
}

function vueTypes(): string {
  return `import type { DefineComponent } from 'vue'
import type { TradeElementAttributes, TradeEvents } from './elements.js'

type Listeners = { [Name in keyof TradeEvents as \`on\${Capitalize<Name>}\`]?: (event: TradeEvents[Name]) => void }
type Elements = { [Tag in keyof TradeElementAttributes]: DefineComponent<TradeElementAttributes[Tag] & Listeners> }

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
`
}
