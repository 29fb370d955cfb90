import type { ElementDefinition } from './elementDefinitions'
import type { Mounted } from './core'
import { dispatch } from './dispatch'
import { followProperties, reflectAttributes, takeEarlyValues } from './reflectAttributes'
import { settingsOf } from './pageSettings'
import { sharedAttributes } from '../manifest/elements'
import { placeholderSheet, showFailure } from './placeholder'
import { onNearViewport } from '../parts/onNearViewport'

/**
 * Creates the class of an element: an open shadow root with a placeholder until the element nears the viewport and its
 * widget has loaded. The element's own content shows until then, so that a page works without scripts.
 */
export function elementClass(definition: ElementDefinition): CustomElementConstructor {
  const { attributes = [], properties = [], isModal = false } = definition
  const observed = [...attributes, ...sharedAttributes, ...(isModal ? ['open'] : [])]

  class TradeElement extends HTMLElement {
    static observedAttributes = [...observed, 'lang']
    #root = this.attachShadow({ mode: 'open' })
    #properties = followProperties(this, properties, () => this.#mounted?.update())
    #mounted: Mounted | null = null
    #isLoading = false
    #stopWaiting = () => undefined as void

    constructor() {
      super()
      this.#root.adoptedStyleSheets = [placeholderSheet()]
      this.#showPlaceholder()
    }

    connectedCallback() {
      // An element keeps its widget when it moves within the page.
      if (this.#mounted) return
      takeEarlyValues(this, observed)
      // A copied element includes the original's row ends, which may belong to another customer.
      for (const end of this.querySelectorAll(':scope > [data-trade-row]')) end.remove()
      if (isModal) this.#loadIfOpen()
      else this.#stopWaiting = onNearViewport(this, () => void this.#load())
    }

    disconnectedCallback() {
      this.#stopWaiting()
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#mounted?.unmount()
        this.#mounted = null
        this.#showPlaceholder()
      })
    }

    attributeChangedCallback() {
      if (this.#mounted) this.#mounted.update()
      else if (isModal && this.isConnected) this.#loadIfOpen()
    }

    #loadIfOpen() {
      if (this.hasAttribute('open')) void this.#load()
    }

    #showPlaceholder() {
      const mount = document.createElement('div')
      mount.className = isModal ? '' : 'placeholder'
      if (!isModal) mount.append(document.createElement('slot'))
      this.#root.replaceChildren(mount)
    }

    async #load() {
      if (this.#isLoading || this.#mounted) return
      this.#isLoading = true
      this.#stopWaiting()
      dispatch(this, 'load:start', {})
      try {
        const [core, module] = await Promise.all([import('./core'), definition.load()])
        if (!this.isConnected) return
        this.#mounted = await core.mount({
          element: this,
          root: this.#root,
          module,
          settings: settingsOf(this),
          property: (name) => this.#properties[name],
        })
        dispatch(this, 'load:end', {})
      } catch (error) {
        console.error(error)
        this.#stopWaiting = showFailure(this.#root, {
          language: this.lang || document.documentElement.lang,
          retry: () => void this.#load(),
        })
        dispatch(this, 'load:error', { message: error instanceof Error ? error.message : String(error) })
      } finally {
        this.#isLoading = false
      }
    }
  }
  reflectAttributes(TradeElement, observed)
  return TradeElement
}
