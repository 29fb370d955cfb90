import { CheckoutForm, usePortal } from '@trade-portal/portal-components'
import { useNavigation } from '../place/PlaceContext'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Turns the cart into an order, where the merchant has a cart. */
export function CheckoutRoute() {
  const { messages, settings } = usePortal()
  const { goTo } = useNavigation()
  useTitle(settings.hasCart ? messages.checkout.title : messages.shell.notFoundTitle)
  if (!settings.hasCart) return <NotFoundRoute />
  return (
    <CheckoutForm
      isDespatchFailureThrown
      onComplete={({ total }) => goTo('/checkout/complete', { note: { total } })}
    />
  )
}
