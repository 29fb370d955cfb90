import { createRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { enableShadowDOM } from 'react-stately/private/flags/flags'
import type { ElementViewModule } from './elementView'
import { ElementRoot } from './ElementRoot'
import { endKeys } from './endKeys'
import { registerRoot } from './findById'
import { openAlone, openPortal } from './openPortal'
import type { PortalSettings } from './pageSettings'

// Without it, presses, selects and dialogs look for their elements in the document alone.
enableShadowDOM()

/** Slots whose content affects the render. */
const pageSlots = new Set(['aside', 'row-end'])

export interface MountInput {
  element: HTMLElement
  root: ShadowRoot
  module: ElementViewModule
  settings: PortalSettings
  property: (name: string) => unknown
}

export interface Mounted {
  /** Renders again after a change of an attribute or property. */
  update: () => void
  unmount: () => void
}

/**
 * Renders the widget of an element in its shadow root, in place of the placeholder.
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

/** Calls `onChange` when the page slots a child into the element, or removes one. @returns a function that stops it. */
function watchSlots(element: HTMLElement, onChange: () => void): () => void {
  const observer = new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])
    if (nodes.some((node) => node instanceof HTMLElement && pageSlots.has(node.slot))) onChange()
  })
  observer.observe(element, { childList: true })
  return () => observer.disconnect()
}
