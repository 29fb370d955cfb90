import type { ElementDoc } from '../../packages/portal-components/src/elements/elementDocs'
import type { WidgetFacts } from '../../scripts/widgetFacts'
import type { WidgetDoc } from './WidgetDoc'

interface FactsPage {
  doc: WidgetDoc
  facts: WidgetFacts
  calls: readonly string[]
}

/** The middle of a widget's page, as Markdown. */
export function factsPage({ doc, facts, calls }: FactsPage): string {
  return [
    `## Anatomy\n\n${doc.anatomy}.`,
    `## Keyboard\n\nTab goes through what can be pressed, Enter and Space press it.${doc.keyboard ? ` ${doc.keyboard}` : ''}`,
    `## What it calls\n\nAt rest, once each: ${list(calls)}.`,
    `## Events\n\nThe provider’s \`onEvent\` tells of the session, the cart, placed orders, errors and links followed.${facts.events.length > 0 ? ` From here also ${list(facts.events)}.` : ''}`,
    `## Theming variables\n\n${facts.variables.length > 0 ? list(facts.variables) : 'None of its own'}.`,
    `## Do and don’t\n\n- **Do:** ${doc.do}\n- **Don’t:** ${doc.dont}`,
  ].join('\n\n')
}

const list = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')

/** Links to the stories of a widget. */
export const statesLine = (stories: readonly { id: string; name: string }[]) =>
  `## States\n\n${stories.map(({ id, name }) => `[${name}](?path=/story/${id})`).join(' · ')}`

/** The lines that put a widget into a React page, with the values that its story has. */
export function reactLines(widget: string, args: Record<string, unknown>): string {
  const props = Object.entries(args).flatMap(([name, value]) => {
    if (value === undefined) return []
    if (typeof value === 'string') return [` ${name}="${value}"`]
    return [` ${name}={${typeof value === 'function' ? name : JSON.stringify(value)}}`]
  })
  return `import { ${widget} } from '@trade-portal/portal-components'\n\n<${widget}${props.join('')} />`
}

/** The lines that put it into any page, with an attribute for each that its element follows. */
export function elementLines(
  element: string,
  { attributes = {} }: ElementDoc,
  args: Record<string, unknown>,
): string {
  const values = flat(args)
  const written = Object.keys(attributes).flatMap((name) => {
    const value = values.get(name.replace(/-id$/, ''))
    return value === undefined ? [] : [` ${name}="${value}"`]
  })
  return `<script type="module" src="embed/portal.js" data-configuration="config/configuration.json"></script>\n<trade-${element}${written.join('')}></trade-${element}>`
}

/** The texts and numbers of args by the names that attributes have: `{ place: { typeId: 'Pine' } }` gives `type`. */
function flat(args: Record<string, unknown>, found = new Map<string, string>()): Map<string, string> {
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'string' || typeof value === 'number')
      found.set(name.replace(/(Id|Date)$/, ''), String(value))
    else if (typeof value === 'object' && value !== null) flat(value as Record<string, unknown>, found)
  }
  return found
}
