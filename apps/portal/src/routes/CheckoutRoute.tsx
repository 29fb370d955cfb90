import { CheckoutForm } from '@trade-portal/portal-components'
import { usePortal } from '@trade-portal/portal-components/host'
import { useNavigation } from '../place/PlaceContext'
import { useTitle } from '../useTitle'
import { checkoutWords } from '@trade-portal/portal-components/host'

export { CheckoutReads as Reads } from '@trade-portal/portal-components/host'

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
