import { emptyPiece } from './emptyPiece'
import { settingsOf } from './pageSettings'
import { reflectAttributes, takeEarlyValues } from './reflectAttributes'
import { whenNear } from '../parts/whenNear'

/** Attributes of `<trade-product>`. */
export const pieceAttributes = ['product', 'category', 'type', 'class-id'] as const

const markAttributes = ['field']

/**
 * `<trade-product>`: a product in the page's own markup. Its template is filled with what the customer's merchant says of
 * it; until then, and for whoever is not signed in, the rest of its content shows.
 */
export function productPieceClass(): CustomElementConstructor {
  class TradeProduct extends HTMLElement {
    static observedAttributes = [...pieceAttributes]
    #stop = () => undefined as void

    connectedCallback() {
      takeEarlyValues(this, pieceAttributes)
      // A copy of one that is filled may be of a customer who has left.
      emptyPiece(this)
      this.#stop()
      const stopWaiting = whenNear(this, () => void this.#show())
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
        // The page's own content stands for it.
        console.error(error)
      }
    }
  }
  reflectAttributes(TradeProduct, pieceAttributes)
  return TradeProduct
}

/** A mark in a template, which its product fills: `<trade-data>` and `<trade-price>`. */
export function markClass(): CustomElementConstructor {
  class TradeMark extends HTMLElement {
    connectedCallback() {
      takeEarlyValues(this, markAttributes)
    }
  }
  reflectAttributes(TradeMark, markAttributes)
  return TradeMark
}
