import { emptyPiece } from './emptyPiece'
import { settingsOf } from './pageSettings'
import { reflectAttributes, takeEarlyValues } from './reflectAttributes'
import { onNearViewport } from '../parts/onNearViewport'

/** Attributes of `<trade-product>`. */
export const pieceAttributes = ['product', 'category', 'type', 'class-id'] as const

const markAttributes = ['field']

/**
 * `<trade-product>`: a product in the page's own markup. Its template is filled with the merchant's data for the
 * customer; until then, and for visitors, the rest of its content shows.
 */
export function productPieceClass(): CustomElementConstructor {
  class TradeProduct extends HTMLElement {
    static observedAttributes = [...pieceAttributes]
    #stop = () => undefined as void

    connectedCallback() {
      takeEarlyValues(this, pieceAttributes)
      // A copy of a filled piece may belong to another customer.
      emptyPiece(this)
      this.#stop()
      const stopWaiting = onNearViewport(this, () => void this.#show())
      this.#stop = stopWaiting
    }

    disconnectedCallback() {
      this.#stop()
      this.#stop = () => undefined
    }

    attributeChangedCallback() {
      if (this.isConnected) this.connectedCallback()
    }

    async #show() {
      let isWanted = true
      this.#stop = () => {
        isWanted = false
      }
      try {
        const { showPiece } = await import('./pieces')
        const stop = await showPiece(this, settingsOf(this))
        if (isWanted) this.#stop = stop
        else stop()
      } catch (error) {
        // The page's own content stays.
        console.error(error)
      }
    }
  }
  reflectAttributes(TradeProduct, pieceAttributes)
  return TradeProduct
}

/** A mark in a template, filled by its product: `<trade-data>` and `<trade-price>`. */
export function markClass(): CustomElementConstructor {
  class TradeMark extends HTMLElement {
    connectedCallback() {
      takeEarlyValues(this, markAttributes)
    }
  }
  reflectAttributes(TradeMark, markAttributes)
  return TradeMark
}
