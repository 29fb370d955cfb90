import type { ElementFacts } from '../manifest/ElementFacts'
import { elements } from '../manifest/elements'
import type { ElementViewModule } from './elementView'
import { views } from './views'

/** The names of the elements after `trade-`. */
export type ElementName = keyof typeof elements

/** An element, without its widget's code. The loader contains only these. */
export interface ElementDefinition extends ElementFacts {
  load: () => Promise<ElementViewModule>
}

/** Returns an element by its name after `trade-`. */
export function elementOf(name: ElementName): ElementDefinition {
  const code = views[name]
  if (typeof code === 'function') return { ...elements[name], load: code }
  const load = async (): Promise<ElementViewModule> => {
    const [{ widgetView }, module] = await Promise.all([import('./widgetView'), code.widget()])
    return { view: widgetView(code.name, { module, isModal: 'isModal' in elements[name] }) }
  }
  return { ...elements[name], load }
}

export const elementNames = Object.keys(elements) as ElementName[]
