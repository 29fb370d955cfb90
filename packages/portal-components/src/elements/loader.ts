import { elementNames, elementOf } from './elementDefinitions'
import { elementClass } from './elementClass'
import { markClass, productPieceClass } from './pieceClasses'
import { PORTAL_CHANGE, SESSION_CHANGED } from './dispatch'
import { pageSettings, RETURN_MARK, settingsOf } from './pageSettings'
import { followProperties, reflectAttributes, takeEarlyValues } from './reflectAttributes'
import { sharedAttributes } from '../manifest/elements'

const TAG = 'trade-portal'

/** Defines all elements, once for a page. A second copy of the script does nothing, even one of another version. */
export function start(scriptAddress: string) {
  // A server may import the script, but has no elements to define.
  if (typeof customElements === 'undefined') return
  if (customElements.get(TAG)) {
    console.warn(`${scriptAddress} was left out: this page has the trade portal's elements already.`)
    return
  }
  const script = [...document.scripts].find(({ src }) => src === scriptAddress)
  pageSettings.data = { ...script?.dataset }
  customElements.define(TAG, portalClass())
  customElements.define('trade-product', productPieceClass())
  for (const name of ['data', 'price']) customElements.define(`trade-${name}`, markClass())
  for (const name of elementNames) customElements.define(`trade-${name}`, elementClass(elementOf(name)))
  // A page that a card provider has returned to shows the payment's outcome, with or without an element for it.
  if (new URLSearchParams(window.location.search).has(RETURN_MARK))
    import('./tellPayment').then(({ tellPayment }) => tellPayment()).catch(console.error)
}

/** Attributes of `<trade-portal>`, without `configuration`, whose property may be the configuration itself. */
const attributes = ['theme', 'scheme', ...sharedAttributes]

/** `<trade-portal>`: the portal of the elements inside it, or of the whole page. It shows nothing itself. */
function portalClass(): CustomElementConstructor {
  class TradePortal extends HTMLElement {
    static observedAttributes = attributes

    constructor() {
      super()
      // A page may sign its customer in, or set messages, after the elements were defined.
      followProperties(this, portalProperties, () => this.attributeChangedCallback())
    }

    connectedCallback() {
      takeEarlyValues(this, attributes)
    }

    attributeChangedCallback() {
      this.dispatchEvent(new Event(PORTAL_CHANGE))
    }

    /** Signs the customer out, as Sign Out does: changes that could not be sent need a confirmation. */
    async signOut(): Promise<boolean> {
      const { signOut } = await import('./signOut')
      return signOut(settingsOf(this))
    }

    /** Asks `fetchSession` again: the page's customer may have changed. */
    sessionChanged() {
      this.dispatchEvent(new Event(SESSION_CHANGED))
    }
  }
  reflectAttributes(TradePortal, attributes)
  return TradePortal
}

const portalProperties = ['configuration', 'fetchSession', 'words'] as const
