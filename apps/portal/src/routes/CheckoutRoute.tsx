import { CheckoutForm } from '@trade-portal/portal-components'
import { checkoutPrefetch } from '@trade-portal/portal-components/host'
import { useNavigation } from '../router/LocationContext'

/** Turns the cart into an order. */
export function CheckoutRoute() {
  const { goTo } = useNavigation()
  return (
    <CheckoutForm
      onComplete={({ number, total }) => goTo('/checkout/complete', { note: { number, total } })}
    />
  )
}

export const prefetch = checkoutPrefetch
