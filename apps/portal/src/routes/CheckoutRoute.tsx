import { CheckoutForm } from '@trade-portal/portal-components'
import { useCheckoutOffer, usePortal } from '@trade-portal/portal-components/host'
import { useNavigation } from '../place/PlaceContext'
import { useTitle } from '../useTitle'
import { checkoutWords } from '@trade-portal/portal-components/host'

/** Turns the cart into an order. */
export function CheckoutRoute() {
  const { goTo } = useNavigation()
  useTitle(usePortal().say(checkoutWords).title)
  return (
    <CheckoutForm
      onComplete={({ number, total }) => goTo('/checkout/complete', { note: { number, total } })}
    />
  )
}

/** Asks for what the page shows first. */
export function Reads() {
  useCheckoutOffer()
  return null
}
