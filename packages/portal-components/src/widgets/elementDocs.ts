import type { ElementDoc } from '../manifest/ElementFacts.ts'
import { definitions } from './definitions.ts'
import type { WidgetDefinition, WidgetParam } from './WidgetDefinition.ts'

/** Returns the params of a widget with the names of their attributes. */
export const paramsOf = ({ params = {} }: WidgetDefinition) =>
  Object.entries(params as Readonly<Record<string, WidgetParam>>).map(([prop, param]) => ({
    prop,
    attribute: param.attribute ?? prop,
    param,
  }))

/** Returns the attributes of a widget's element with their descriptions, except `open` of a modal. */
export const attributesOf = (widget: WidgetDefinition): Record<string, string> => ({
  ...widget.attributes,
  ...Object.fromEntries(paramsOf(widget).map(({ attribute, param }) => [attribute, param.about])),
})

/** The documentation of widgets' elements, by their names after `trade-`. */
export const elementDocs: Readonly<Record<string, ElementDoc>> = Object.fromEntries(
  definitions.flatMap((widget) => {
    const open = widget.isModal && { open: 'Opens it; closing takes it away.' }
    const doc = { about: widget.summary, attributes: { ...attributesOf(widget), ...open } }
    return widget.element ? [[widget.element, doc] as const] : []
  }),
)
