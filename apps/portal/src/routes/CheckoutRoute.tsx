import { CheckoutForm, usePortal } from '@trade-portal/portal-components'
import { useNavigate } from 'react-router'
import { useTitle } from '../useTitle'
import { NotFoundRoute } from './NotFoundRoute'

/** Turns the cart into an order, where the merchant has a cart. */
export function CheckoutRoute() {
  const { messages, settings } = usePortal()
  const navigate = useNavigate()
  useTitle(settings.hasCart ? messages.checkout.title : messages.shell.notFoundTitle)
  if (!settings.hasCart) return <NotFoundRoute />
  return (
    <CheckoutForm onComplete={({ total }) => void navigate('/checkout/complete', { state: { total } })} />
  )
}
