import { followProperties } from './followProperties'

/** `<trade-portal>`: says for the elements in it, or for all of the page, whose portal they are of. It shows nothing. */
export function portalClass(): CustomElementConstructor {
  class TradePortal extends HTMLElement {
    constructor() {
      super()
      // A page may sign its customer in, or set words, after the elements have come to life.
      followProperties(this, portalProperties, () => this.dispatchEvent(new Event(PORTAL_CHANGE)))
    }
  }
  return TradePortal
}

export const portalProperties = ['configuration', 'fetchSession', 'words'] as const

/** Told on a `<trade-portal>` whose properties have changed; it does not bubble. */
export const PORTAL_CHANGE = 'trade:portal-change'
