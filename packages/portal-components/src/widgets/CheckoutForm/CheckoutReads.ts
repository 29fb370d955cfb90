import { useCheckoutOffer } from './useCheckoutOffer'

/** Asks for every choice of the checkout, and shows nothing. Draw it while the page itself is on its way. */
export function CheckoutReads() {
  useCheckoutOffer()
  return null
}
