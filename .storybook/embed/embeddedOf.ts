import { definitions } from '../../packages/portal-components/src/widgets/definitions.ts'
import { elementDocs } from '../../packages/portal-components/src/widgets/elementDocs.ts'
import facts from '../docs/widgetFacts.json' with { type: 'json' }
import type { EmbeddedElement } from './embedLines.ts'

/** Returns the widget's name from a story's title, or null for a part, a surface or a page of the theme. */
export function widgetOf(title: string): string | null {
  const [, widget = ''] = /^Widgets\/(\w+)$/.exec(title) ?? []
  return definitions.some(({ name }) => name === widget) ? widget : null
}

/** Returns a widget's element, or null if it has none. */
export function embeddedOf(widget: string): EmbeddedElement | null {
  const name = definitions.find((each) => each.name === widget)?.element
  const doc = name && elementDocs[name]
  if (!doc) return null
  return { name, doc, events: (facts as Record<string, { events: string[] }>)[widget]?.events ?? [] }
}
