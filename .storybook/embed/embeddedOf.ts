import { definitions } from '../../packages/portal-components/src/widgets/definitions.ts'
import { elementDocs } from '../../packages/portal-components/src/widgets/elementDocs.ts'
import facts from '../docs/widgetFacts.json' with { type: 'json' }
import type { EmbeddedElement } from './embedLines.ts'

/** The name of the widget that a story's title says, `null` for a part, a surface or a page of the theme. */
export function widgetOf(title: string): string | null {
  const [, widget = ''] = /^Widgets\/(\w+)$/.exec(title) ?? []
  return definitions.some(({ name }) => name === widget) ? widget : null
}

/** The element that is the same as a widget, `null` where there is none. */
export function embeddedOf(widget: string): EmbeddedElement | null {
  const name = definitions.find((each) => each.name === widget)?.element
  const doc = name && elementDocs[name]
  if (!doc) return null
  return { name, doc, events: (facts as Record<string, { events: string[] }>)[widget]?.events ?? [] }
}
