import { followProperties } from './followProperties'
import { settingsOf } from './pageSettings'
import { PORTAL_CHANGE, SESSION_CHANGED } from './portalChange'
import { reflectAttributes, takeEarlyValues } from './reflectAttributes'
import { sharedAttributes } from '../manifest/sharedAttributes'

/** Attributes of `<trade-portal>` beside the configuration's address, whose property may be the configuration itself. */
const attributes = ['theme', 'scheme', ...sharedAttributes]

/** `<trade-portal>`: says for the elements in it, or for all of the page, whose portal they are of. It shows nothing. */
export function portalClass(): CustomElementConstructor {
  class TradePortal extends HTMLElement {
    static observedAttributes = attributes

    constructor() {
      super()
      // A page may sign its customer in, or set words, after the elements have come to life.
      followProperties(this, portalProperties, () => this.attributeChangedCallback())
    }

    connectedCallback() {
      takeEarlyValues(this, attributes)
    }

    attributeChangedCallback() {
      this.dispatchEvent(new Event(PORTAL_CHANGE))
    }

    /** Signs the customer out as Sign Out does. Changes that could not be sent are asked about. */
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

export const portalProperties = ['configuration', 'fetchSession', 'words'] as const
