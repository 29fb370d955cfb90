import { matchPage } from '../pages/matchPage'
import { widgetParams } from '../pages/params'
import { elementOf } from './elementDefinitions'
import { elementPages } from './elementPages'
import type { Attributes, ElementViewModule } from './elementView'

/** The widget of a route, and its element's attributes there. */
export interface RouteView {
  module: ElementViewModule
  attributes: Attributes
}

/** Loads the widget of a route; `null` if no element shows that route. */
export function routeView(route: string): Promise<RouteView> | null {
  const [path = '', query] = route.split('?')
  const found = matchPage(elementPages, path)
  if (!found) return null
  const parameters = new URLSearchParams(query)
  const stored = Object.entries(widgetParams[found.page.name] ?? {}).flatMap(
    ([prop, { attribute = prop, isOfPath }]) => {
      const text = isOfPath ? null : parameters.get(attribute)
      return text === null ? [] : [[attribute, text] as const]
    },
  )
  return elementOf(found.page.element)
    .load()
    .then((module) => ({
      module,
      attributes: {
        ...Object.fromEntries(stored),
        ...found.page.given,
        ...(module.attributesAt?.(path, parameters) ?? found.segments),
      },
    }))
}
