import { CheckoutForm } from '@trade-portal/portal-components'
import { useCheckoutOffer } from '@trade-portal/portal-components/host'
import { useNavigation } from '../place/PlaceContext'

/** Turns the cart into an order. */
export function CheckoutRoute() {
  const { goTo } = useNavigation()
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
