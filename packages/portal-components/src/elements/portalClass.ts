import { followProperties } from './followProperties'

/** `<trade-portal>`: says for the elements in it, or for all of the page, whose portal they are of. It shows nothing. */
export function portalClass(): CustomElementConstructor {
  class TradePortal extends HTMLElement {
    constructor() {
      super()
      // A page may sign its customer in, or set words, after the elements have come to life.
      followProperties(this, portalProperties, () => this.dispatchEvent(new Event(PORTAL_CHANGE)))
    }

    /** Asks `fetchSession` again: the page's customer may have changed. */
    sessionChanged() {
      this.dispatchEvent(new Event(SESSION_CHANGED))
    }
  }
  return TradePortal
}

export const portalProperties = ['configuration', 'fetchSession', 'words'] as const

/** Told on a `<trade-portal>` whose properties have changed; it does not bubble. */
export const PORTAL_CHANGE = 'trade:portal-change'

/** Told on a `<trade-portal>` whose page says that its customer may have changed; it does not bubble. */
export const SESSION_CHANGED = 'trade:session-changed'
