import { elementNames, elementOf } from './elementDefinitions'
import { elementClass } from './elementClass'
import { markClass, productPieceClass } from './pieceClasses'
import { portalClass } from './portalClass'
import { pageSettings } from './pageSettings'
import { RETURN_MARK } from './returnMark'

const TAG = 'trade-portal'

/** Defines all elements, once for a page: a second copy, also one of another version, leaves it to the first. */
export function start(scriptAddress: string) {
  // A server that imports them has no page to define them in.
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
  if (new URLSearchParams(window.location.search).has(RETURN_MARK)) void tellOfPayment()
}

/** A page that a card provider has returned to tells of the payment, whether or not it has an element for it. */
async function tellOfPayment() {
  try {
    const { tellPayment } = await import('./tellPayment')
    await tellPayment()
  } catch (error) {
    console.error(error)
  }
}
