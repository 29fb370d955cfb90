import type { ElementDoc } from '../../packages/portal-components/src/manifest/ElementFacts'
import { definitions } from '../../packages/portal-components/src/widgets/definitions.ts'

type Args = Readonly<Record<string, unknown>>

/** Returns the package entry of a widget. */
export const entryOf = (widget: string) =>
  `@trade-portal/portal-components${definitions.some(({ name, isOfHost }) => name === widget && isOfHost) ? '/host' : ''}`

/**
 * Returns the lines that put a widget into a React page, with the values of its story or its controls. Anything other
 * than a plain value, such as a callback, appears by its name, for the page to define.
 */
export function reactLines(widget: string, { children, ...args }: Args): string {
  const props = Object.entries(args).flatMap(([name, value]) =>
    value === undefined ? [] : [value === true ? name : `${name}=${propOf(name, value)}`],
  )
  const oneLine = [widget, ...props].join(' ')
  const opened = oneLine.length > 90 ? `${widget}\n  ${props.join('\n  ')}\n` : `${oneLine}`
  const tag =
    typeof children === 'string' ? `<${opened}>${children}</${widget}>` : `<${opened.trimEnd()}${end(opened)}`
  return `import { ${widget} } from '${entryOf(widget)}'\n\n${tag}`
}

const end = (opened: string) => (opened.endsWith('\n') ? '\n/>' : ' />')

function propOf(name: string, value: unknown): string {
  // Quotes, entities and line ends have another meaning in a JSX attribute.
  if (typeof value === 'string') return /["&\\\n]/.test(value) ? `{${JSON.stringify(value)}}` : `"${value}"`
  return isPlain(value) ? `{${literal(value)}}` : `{${name}}`
}

/**
 * Returns true for a value that can be written down, and false for a function or a React element, which only a page can
 * provide.
 */
function isPlain(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'symbol') return false
  if (typeof value !== 'object' || value === null) return true
  return !('$$typeof' in value) && !('_owner' in value) && Object.values(value).every(isPlain)
}

/** Returns a value as code, its keys without quotes. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'string') return /['\\\n]/.test(value) ? JSON.stringify(value) : `'${value}'`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  if (entries.length === 0) return '{}'
  const keys = entries.map(
    ([key, one]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${literal(one)}`,
  )
  return `{ ${keys.join(', ')} }`
}

/** An element's name, documentation and events. */
export interface EmbeddedElement {
  /** Its name after `trade-`. */
  name: string
  doc: ElementDoc
  /** Such as `product:add`. */
  events: readonly string[]
}

/** Returns the lines that put a widget's element into any page: an attribute for each value, a listener for each event. */
export function elementLines({ name, doc, events }: EmbeddedElement, args: Args): string {
  const values = attributeValues(args)
  const attributes = Object.keys(doc.attributes ?? {}).flatMap((attribute) => {
    const value = values.get(attribute)
    return value === undefined ? [] : [value === '' ? attribute : `${attribute}="${escaped(value)}"`]
  })
  const lines = [
    '<script type="module" src="embed/portal.js" data-configuration="config/configuration.json"></script>',
    `<${[`trade-${name}`, ...attributes].join(' ')}></trade-${name}>`,
  ]
  if (events.length > 0) lines.push(listeners(name, events))
  return lines.join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

function listeners(name: string, events: readonly string[]): string {
  return [
    '<script type="module">',
    `  const element = document.querySelector('trade-${name}')`,
    ...events.map(
      (event) => `  element.addEventListener('trade:${event}', ({ detail }) => console.log(detail))`,
    ),
    '</script>',
  ].join('\n')
}

/** Attributes spelled differently from the prop they set. */
const spelled: Readonly<Record<string, string>> = {
  approved: 'href-paid',
  cancelled: 'href-cancelled',
  declined: 'href-declined',
  classId: 'class-id',
}

/**
 * Returns the values of args by attribute names: `{ cataloguePath: { typeId: 'Pine' } }` gives `type`, `isOpen` gives `open`,
 * and an invoice's number and suffix become one text.
 */
function attributeValues(args: Args, found = new Map<string, string>()): Map<string, string> {
  for (const [prop, value] of Object.entries(args)) {
    const name = attributeOf(prop)
    if (typeof value === 'string' || typeof value === 'number') found.set(name, String(value))
    else if (value === true) found.set(name, '')
    else if (typeof value === 'object' && value !== null) {
      const { number, suffix } = value as Args
      if (typeof number === 'number' && typeof suffix === 'number') found.set(name, `${number}-${suffix}`)
      else attributeValues(value as Args, found)
    }
  }
  return found
}

function attributeOf(prop: string): string {
  const plain = prop.replace(/(Id|Date)$/, '').replace(/^is(?=[A-Z])/, '')
  return spelled[prop] ?? plain.charAt(0).toLowerCase() + plain.slice(1)
}

/** Returns the args without an attribute, which only a React page can set. Callbacks are its events. */
export function onlyInReact({ doc }: Pick<EmbeddedElement, 'doc'>, args: Args): string[] {
  const attributes = Object.keys(doc.attributes ?? {})
  return Object.entries(args).flatMap(([prop, value]) => {
    if (value === undefined || value === false || typeof value === 'function') return []
    return [...attributeValues({ [prop]: value }).keys()].some((name) => attributes.includes(name))
      ? []
      : [prop]
  })
}
