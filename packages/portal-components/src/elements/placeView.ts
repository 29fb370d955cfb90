import { matchPage } from '../pages/matchPage'
import { widgetParams } from '../pages/params'
import { elementOf } from './elementDefinitions'
import type { ElementName } from './elementDefinitions'
import type { Attributes, ElementViewModule } from './elementView'

/** The widget of a place, and the attributes that its element would have. */
export interface PlaceView {
  module: ElementViewModule
  attributes: Attributes
}

/** Fetches the widget of a place of the portal; `null` where no element shows one. */
export function placeView(place: string): Promise<PlaceView> | null {
  const [path = '', query] = place.split('?')
  const found = matchPage(path)
  if (!found?.page.element) return null
  const parameters = new URLSearchParams(query)
  const kept = Object.values(widgetParams[found.page.name] ?? {}).flatMap(({ attribute }) => {
    const text = parameters.get(attribute)
    return text === null ? [] : [[attribute, text] as const]
  })
  return elementOf(found.page.element as ElementName)
    .load()
    .then((module) => ({
      module,
      attributes: {
        ...Object.fromEntries(kept),
        ...found.attributes,
        ...module.attributesAt?.(path, parameters),
      },
    }))
}
