import { mount } from './core'
import type { Mounted } from './core'
import type { ElementViewModule } from './elementView'
import { settingsOf } from './pageSettings'
import type { PortalSettings } from './pageSettings'
import { placeholderSheet } from './placeholder'

/**
 * Renders part of a portal on a page without an element for it, such as a question or a dialog.
 *
 * @returns a function that removes it.
 */
export async function standIn(module: ElementViewModule, settings?: PortalSettings): Promise<() => void> {
  const element = document.body.appendChild(document.createElement('div'))
  const root = element.attachShadow({ mode: 'open' })
  root.adoptedStyleSheets = [placeholderSheet()]
  let mounted: Mounted | null = null
  const remove = () => {
    mounted?.unmount()
    element.remove()
  }
  try {
    const property = () => undefined
    mounted = await mount({ element, root, module, settings: settings ?? settingsOf(element), property })
    return remove
  } catch (error) {
    remove()
    throw error
  }
}
