import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import type { ElementViewModule } from './elementView'
import { ElementRoot } from './ElementRoot'
import { endKeys } from './endKeys'
import { registerRoot } from './findById'
import { openAlone, openPortal } from './openPortal'
import type { PortalSettings } from './pageSettings'

// Presses, selects and dialogs look for their elements in the document alone without it.
enableShadowDOM()

/** Slots whose content decides what is drawn. */
const pageSlots = new Set(['aside', 'row-end'])

export interface MountInput {
  element: HTMLElement
  root: ShadowRoot
  module: ElementViewModule
  settings: PortalSettings
  property: (name: string) => unknown
}

export interface Mounted {
  /** Draws it again, as an attribute or a property has changed. */
  update: () => void
  unmount: () => void
}

/**
 * Draws the widget of an element in its shadow root, in the place of what stood there.
 *
 * @throws {FluidError} when the portal's configuration cannot be read.
 */
export async function mount({ element, root, module, settings, property }: MountInput): Promise<Mounted> {
  const portal = module.standsAlone ? openAlone(settings) : await openPortal(settings)
  const frame = document.createElement('div')
  frame.className = 'root'
  root.replaceChildren(frame)
  const react: Root = createRoot(frame)
  let turn = 0
  const draw = () =>
    react.render(
      <ElementRoot
        key="root"
        turn={turn++}
        element={element}
        shadowRoot={root}
        portal={portal}
        module={module}
        property={property}
      />,
    )
  draw()
  const stops = [portal.subscribe(draw), registerRoot(root), watchSlots(element, draw), endKeys(root)]
  return {
    update: draw,
    unmount() {
      stops.forEach((stop) => stop())
      react.unmount()
    },
  }
}

/** Calls `onChange` when the page puts a part of its own into the element, or takes one away. @returns what ends it. */
function watchSlots(element: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])
    if (nodes.some((node) => node instanceof HTMLElement && pageSlots.has(node.slot))) onChange()
  })
  observer.observe(element, { childList: true })
  return () => observer.disconnect()
}
